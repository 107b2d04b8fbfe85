import type {Builder, PipelineFunction} from 'lunr';

/** What lunr offers to its language extensions. */
interface Lunr {
  readonly Pipeline: {registerFunction(pipelineFunction: PipelineFunction, label: string): void};
  de?: (this: Builder) => void;
}

/**
 * Stands in for `lunr-languages/lunr.de` while the plugin builds its index: lets no word through, so that the file
 * holds the texts and no inverted index. The German analysis happens in the worker, on texts and queries alike.
 *
 * @param lunr - lunr as the plugin has loaded it; gets the extension `lunr.de`
 */
export function lunrGerman(lunr: Lunr): void {
  const dropAll: PipelineFunction = () => undefined;
  lunr.Pipeline.registerFunction(dropAll, 'german-search-drop-all');
  lunr.de = function useGerman(this: Builder) {
    this.pipeline.reset();
    this.pipeline.add(dropAll);
    this.searchPipeline.reset();
  };
}
