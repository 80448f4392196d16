/** What a slip that is being written pays if all of it wins, reckoned and rounded down as the server does. @param {number} stake @param {readonly number[]} odds In hundredths. */
export const mostOf = (stake, odds) =>
  Number(odds.reduce((amount, each) => amount * BigInt(each), BigInt(stake)) / 100n ** BigInt(odds.length));
