/**
 * The page template (Docusaurus `ssrTemplate`). It differs from the stock one in a single
 * thing: scripts are named in a meta element, not loaded. The bootstrap (src/hydration)
 * loads them at the first sign of a reader.
 */
export const pageTemplate = `<!DOCTYPE html>
<html <%~ it.htmlAttributes %>>
  <head>
    <meta charset="UTF-8">
    <meta name="generator" content="Docusaurus v<%= it.version %>">
    <% it.metaAttributes.forEach((metaAttribute) => { %>
      <%~ metaAttribute %>
    <% }); %>
    <meta name="page-scripts" content="<%= it.scripts.map((script) => it.baseUrl + script).join(' ') %>">
    <% it.stylesheets.forEach((stylesheet) => { %>
      <link rel="stylesheet" href="<%= it.baseUrl %><%= stylesheet %>" />
    <% }); %>
    <%~ it.headTags %>
  </head>
  <body <%~ it.bodyAttributes %>>
    <%~ it.preBodyTags %>
    <div id="__docusaurus"><%~ it.appHtml %></div>
    <%~ it.postBodyTags %>
  </body>
</html>
`
