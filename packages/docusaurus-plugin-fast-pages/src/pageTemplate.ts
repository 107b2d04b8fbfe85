import {readFileSync} from 'node:fs';
import path from 'node:path';

/**
 * Until the page's scripts are there, the browser fetches the page behind a link that is hovered or touched (Speculation
 * Rules, WICG); then Docusaurus does. Files and the search, whose page says nothing without its scripts, stay out.
 */
const speculationRules = JSON.stringify({
  prefetch: [
    {
      where: {and: [{href_matches: '/*'}, {not: {href_matches: '/*.*'}}, {not: {href_matches: '/search*'}}]},
      eagerness: 'moderate',
    },
  ],
});

const textOf = (file: string): string => readFileSync(path.join(__dirname, file), 'utf8');

/** Answers the visitor, and starts the page's scripts, before there are any. */
export const inlineScript = ['pressed.js', 'answers.js', 'loader.js'].map(textOf).join('');

/**
 * The page around the rendered HTML, for Docusaurus' option `ssrTemplate`: as Docusaurus' own, but with placeholders
 * in place of the scripts (the main one last, so that it finds the others there), which the inline script starts when the page is idle, or when the visitor first does something.
 */
export const pageTemplate = `
<!DOCTYPE html>
<html <%~ it.htmlAttributes %>>
  <head>
    <meta charset="UTF-8">
    <meta name="generator" content="Docusaurus v<%= it.version %>">
    <% it.metaAttributes.forEach((metaAttribute) => { %>
      <%~ metaAttribute %>
    <% }); %>
    <%~ it.headTags %>
    <% it.stylesheets.forEach((stylesheet) => { %>
      <link rel="stylesheet" href="<%= it.baseUrl %><%= stylesheet %>" />
    <% }); %>
    <% it.scripts.toReversed().forEach((script) => { %>
      <script type="text/deferred" data-src="<%= it.baseUrl %><%= script %>"></script>
    <% }); %>
    <script type="speculationrules">${speculationRules}</script>
    <script>${inlineScript}</script>
  </head>
  <body <%~ it.bodyAttributes %>>
    <%~ it.preBodyTags %>
    <div id="__docusaurus"><%~ it.appHtml %></div>
    <%~ it.postBodyTags %>
  </body>
</html>
`;
