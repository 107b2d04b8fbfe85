/**
 * Docusaurus' own page (3.10), but with placeholders in place of the scripts, the main script last, so that it finds the others
 * loaded. The inline script of this plugin starts them; without the plugin nothing would.
 *
 * For the option `ssrTemplate`, which no plugin can set. Docusaurus 4 comes with Eta 4 in place of 2, whose syntax may differ
 * (facebook/docusaurus#12404). An upstream option to defer scripts was never merged (facebook/docusaurus#3237).
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
  </head>
  <body <%~ it.bodyAttributes %>>
    <%~ it.preBodyTags %>
    <div id="__docusaurus"><%~ it.appHtml %></div>
    <%~ it.postBodyTags %>
  </body>
</html>
`;
