/** Leaves the site, by the address bar. */
export const leaveFor = (address: string): void => window.location.assign(address);
