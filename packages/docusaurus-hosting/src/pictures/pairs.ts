/** Ends of the names of pictures that belong together: the one in an address, and the one that is shown in its place in the dark. */
const light = /-hell(\.\w+)$/;
const dark = /-dunkel(\.\w+)$/;

/** Name of the picture that the dark view shows instead of this one; undefined for a picture that has no such pair. */
export const darkOf = (file: string): string | undefined =>
  light.test(file) ? file.replace(light, '-dunkel$1') : undefined;

/** Name of the picture in whose place the dark view shows this one; undefined for a picture that is not for the dark. */
export const lightOf = (file: string): string | undefined =>
  dark.test(file) ? file.replace(dark, '-hell$1') : undefined;
