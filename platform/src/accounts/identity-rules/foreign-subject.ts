/** What another service may call somebody: an empty one would be everybody's, and no column holds a control character. */
export const FOREIGN_SUBJECT = /^[^\p{C}]{1,255}$/u;
