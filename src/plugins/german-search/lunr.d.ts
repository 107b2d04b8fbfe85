/** The part of lunr 2 that `lunrGerman.ts` uses; the package has no types of its own. */
declare module 'lunr' {
  export type PipelineFunction = (token: object) => object | undefined;
  export interface Pipeline {
    add(...functions: PipelineFunction[]): void;
    reset(): void;
  }
  export interface Builder {
    pipeline: Pipeline;
    searchPipeline: Pipeline;
  }
}
