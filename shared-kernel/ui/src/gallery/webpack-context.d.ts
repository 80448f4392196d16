/** All files of a folder that a pattern names, as the bundler finds them. */
interface ImportMeta {
  readonly webpackContext: (
    folder: string,
    options: { readonly recursive: boolean; readonly regExp: RegExp },
  ) => {
    keys(): string[];
    (file: string): unknown;
  };
}
