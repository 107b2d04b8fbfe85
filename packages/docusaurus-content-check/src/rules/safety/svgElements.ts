/** Elements of SVG that only draw or say something (SVG 2, without scripts, animation, filters, and what holds other languages). */
export const svgElements: ReadonlySet<string> = new Set(
  `a circle clipPath defs desc ellipse g image line
  linearGradient marker mask path pattern polygon polyline radialGradient rect stop style svg switch symbol
  text textPath title tspan use view`.split(/\s+/),
);

/** Those of drawings in a page, within the component that holds them: an `<svg>` of the page could lie over all of it. */
export const drawnInPages: ReadonlySet<string> = new Set(
  'circle ellipse g line path polygon polyline rect text tspan use'.split(' '),
);
