// Stands in place of the package `nprogress` in bundles, with what Docusaurus' theme uses of it. That one moves by script, and
// asks for the layout of a new page in the middle of making it.
let bar: HTMLElement | undefined;

const progressBar = {
  /** There is nothing to choose. */
  configure(): void {},

  /** Shows a bar at the page's upper edge, which the style sheet moves (css/elements.css). */
  start(): void {
    if (bar) return;
    bar = document.createElement('div');
    bar.id = 'nprogress';
    const line = document.createElement('div');
    line.className = 'bar';
    bar.append(line);
    document.body.append(bar);
  },

  /** The page that the visitor waited for is there. */
  done(): void {
    bar?.remove();
    bar = undefined;
  },
};

export default progressBar;
