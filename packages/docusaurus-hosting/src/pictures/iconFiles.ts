/** The operator's logo, which social cards show. */
export const logoSource = 'static/img/logo.svg';

/** The drawing of a site's icon, from which its bitmaps are made. */
export const iconSource = 'static/img/favicon.svg';

/** Bitmaps beside it, by their sizes in pixels; systems cut the filled ones into their own shape. */
export const bitmaps: readonly {readonly file: string; readonly size: number; readonly filled: boolean}[] = [
  {file: 'static/img/apple-touch-icon.png', size: 180, filled: true},
  {file: 'static/img/icon-192.png', size: 192, filled: false},
  {file: 'static/img/icon-512.png', size: 512, filled: false},
  {file: 'static/img/icon-maskable-512.png', size: 512, filled: true},
];
