/** Elements of SVG that only draw or say something (SVG 2, without scripts, animation and what holds other languages). */
export const svgElements: ReadonlySet<string> = new Set(
  `a circle clipPath defs desc ellipse feBlend feColorMatrix feComponentTransfer feComposite feConvolveMatrix
  feDiffuseLighting feDisplacementMap feDistantLight feDropShadow feFlood feFuncA feFuncB feFuncG feFuncR feGaussianBlur
  feMerge feMergeNode feMorphology feOffset fePointLight feSpecularLighting feSpotLight feTile feTurbulence filter g
  image line linearGradient marker mask path pattern polygon polyline radialGradient rect stop style svg switch symbol
  text textPath title tspan use view`.split(/\s+/),
);
