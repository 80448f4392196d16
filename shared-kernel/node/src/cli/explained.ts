/** An error whose message is all that a person needs: `readonly isExplained = true`. Any other is a defect and keeps its stack. */
export const isExplained = (error: unknown): error is Error =>
  error instanceof Error && 'isExplained' in error && error.isExplained === true;
