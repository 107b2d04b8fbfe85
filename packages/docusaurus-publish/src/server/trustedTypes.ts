import {serviceWorkerPath} from './definition';

/**
 * Elements and attributes that the site's programs write as markup: the announcement's text, the footer, error messages, the
 * progress bar's template, headings in the table of contents. Each tag must fit as a whole; one that does not makes the markup be refused. A link may have any
 * scheme but those that run or hold something.
 */
const elements =
  'a|abbr|b|bdi|bdo|br|cite|code|data|del|dfn|div|em|i|ins|kbd|li|mark|ol|p|q|s|samp|small|span|strong|sub|sup|time|u|ul|var|wbr';
const attributes = 'aria-hidden|aria-label|class|dir|id|lang|rel|role|target|title|translate';
const address = String.raw`(?:\/(?!\/)|#|(?!javascript:|data:|vbscript:|blob:)[a-z][a-z0-9+.-]*:)[^"<>]*`;
const tag = String.raw`<\/?(?:${elements})(?:\s+(?:(?:${attributes})="[^"<>]*"|href="${address}"))*\s*\/?>`;

/**
 * Script for the head of every page: the default policy for `require-trusted-types-for 'script'` (W3C, Trusted Types).
 * Docusaurus, React and webpack write strings where browsers then want typed values, so every such string comes by
 * here. Markup passes when it can run nothing, addresses of scripts when they are the build's own, the text of script
 * elements when it is JSON (structured data, which would do nothing if it ran).
 */
export const trustedTypesScript = [
  '(function(){',
  'if(!window.trustedTypes||trustedTypes.defaultPolicy)return;',
  `var harmless=/^(?:[^<]|${tag})*$/;`,
  // React makes a script element this way and fills it afterwards, by ways that are checked themselves.
  'var empty="<script><\\/script>";',
  'trustedTypes.createPolicy("default",{',
  'createHTML:function(html){return html===empty||harmless.test(html)?html:null},',
  'createScriptURL:function(url){var to=new URL(url,document.baseURI);',
  `return to.origin===location.origin&&(to.pathname.indexOf("/assets/js/")===0||to.pathname==="${serviceWorkerPath}")?url:null},`,
  'createScript:function(text){try{JSON.parse(text);return text}catch(error){return null}}',
  '})})()',
].join('');
