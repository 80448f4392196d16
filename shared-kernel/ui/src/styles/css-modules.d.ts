/** A CSS module's default export: its local class names, as written in the file, with the names that the build gave them. */
declare module '*.module.css' {
  const classes: Readonly<Record<string, string>>;
  export default classes;
}

declare module '*.css' {}
