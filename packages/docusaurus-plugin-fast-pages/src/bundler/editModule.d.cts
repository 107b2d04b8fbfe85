interface LoaderContext {
  getOptions(): {readonly name: string; readonly find: string; readonly replacement: string};
  readonly resourcePath: string;
}

/** Loader of webpack and Rspack. @throws Error that names the edit whose text is not found */
declare function editModule(this: LoaderContext, source: string): string;

export default editModule;
