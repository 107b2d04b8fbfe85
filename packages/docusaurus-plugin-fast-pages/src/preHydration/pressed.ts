import {attributes} from './contract';

const controls = 'button, summary, [role="button"], [role="tab"], [role="combobox"]';
/** Long enough to be seen after a short tap, in milliseconds. */
const shortestTime = 100;

/**
 * Marks a control as pressed as soon as a finger touches it, before and after hydration: browsers delay `:active` until the
 * touch cannot become scrolling.
 */
export function markPressed(): void {
  let release = (): void => undefined;
  const options = {capture: true, passive: true};
  const press = ({target, pointerType}: PointerEvent): void => {
    release();
    const control = (target as Element).closest(controls);
    if (control && pointerType !== 'mouse') {
      control.setAttribute(attributes.pressed, '');
      release = () => control.removeAttribute(attributes.pressed);
    }
  };
  addEventListener('pointerdown', press, options);
  for (const type of ['pointerup', 'pointercancel']) {
    addEventListener(type, () => setTimeout(() => release(), shortestTime), options);
  }
}
