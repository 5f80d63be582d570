interface Operation {
  readonly parameters?: readonly { readonly name: string; readonly in: string; readonly schema?: object }[];
  readonly requestBody?: { readonly content?: { readonly [type: string]: { readonly schema?: object } } };
}

interface OpenApi {
  readonly info: { readonly title: string; readonly description?: string };
  readonly paths?: { readonly [path: string]: { readonly [method: string]: Operation } };
}

/** The OpenAPI description as a page without scripts. */
export function apiPage({ info, paths }: OpenApi): string {
  const operations = Object.entries(paths ?? {}).flatMap(([path, methods]) =>
    Object.entries(methods).map(([method, operation]) => section(method, path, operation)),
  );
  return `<!doctype html>
<html lang="en"><head><meta charset="utf-8"><title>${escapeHtml(info.title)} API</title>
<meta name="viewport" content="width=device-width, initial-scale=1"><link rel="icon" href="data:,"><link rel="stylesheet" href="/api/page.css"></head>
<body><h1>${escapeHtml(info.title)} API</h1><p>${escapeHtml(info.description ?? '')}</p>
<p>The same as data: <a href="/api/openapi.json">openapi.json</a>. Messages of the WebSocket: <a href="/api/messages">messages</a>.
Words for error codes: <a href="/api/words">words</a>.</p>
${operations.join('\n')}
</body></html>
`;
}

function section(method: string, path: string, { parameters = [], requestBody }: Operation): string {
  const body = requestBody?.content?.['application/json']?.schema;
  const list = parameters.map(
    (one) =>
      `<li><code>${escapeHtml(one.name)}</code> in ${escapeHtml(one.in)}: <code>${escapeHtml(JSON.stringify(one.schema))}</code></li>`,
  );
  return `<h2><b>${method.toUpperCase()}</b> <code>${escapeHtml(path)}</code></h2>${
    list.length > 0 ? `<ul>${list.join('')}</ul>` : ''
  }${body ? `<pre>${escapeHtml(JSON.stringify(body, null, 1))}</pre>` : ''}`;
}

const marks: { readonly [mark: string]: string } = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' };
const escapeHtml = (text: string): string => text.replace(/[&<>"]/g, (mark) => marks[mark] ?? mark);
