// A control looks pressed from the moment when a finger touches it (`data-pressed`), however long its answer takes: browsers
// wait with `:active` until the touch cannot become scrolling. Part of the inline script; no imports, no build step.
(() => {
  const controls = 'button, summary, [role="button"], [role="tab"], [role="combobox"]';
  /** Long enough to be seen when a tap was short, in milliseconds. */
  const shortest = 100;
  let release = () => {};

  addEventListener(
    'pointerdown',
    ({target, pointerType}) => {
      release();
      const control = target.closest(controls);
      if (control && pointerType !== 'mouse') {
        control.dataset.pressed = '';
        release = () => delete control.dataset.pressed;
      }
    },
    {capture: true, passive: true},
  );
  for (const type of ['pointerup', 'pointercancel']) {
    addEventListener(type, () => setTimeout(release, shortest), {capture: true, passive: true});
  }
})();
