/** Digits that a row's number has at most: more is none of the database. */
const ROW_ID = /^\d{1,15}$/;

/** The number of a row, as text that anybody may have sent; 0, which no row has, for all else. */
export const rowId = (text: string): number => (ROW_ID.test(text) ? Number(text) : 0);
