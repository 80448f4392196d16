/** The group of announcements that the home page and the notices show. */
export const HOME_GROUP = 'm_home';
