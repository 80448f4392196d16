interface Issue {
  readonly path: readonly PropertyKey[];
  readonly message: string;
}

/** What a schema finds wrong, a line each: the field, then what is the matter with it. */
export const problemsOf = ({ issues }: { readonly issues: readonly Issue[] }): readonly string[] =>
  issues.map(({ path, message }) => `${path.map(String).join('.') || 'body'}: ${message}`);
