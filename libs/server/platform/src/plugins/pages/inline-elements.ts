import { createHash } from 'node:crypto';

/** Sources of a Content-Security-Policy that allow inline elements. */
export interface InlineSources {
  script: string[];
  style: string[];
}

/**
 * Creates the inline scripts and styles of a document: allowed by the nonce of one answer, or by
 * their hashes where many answers share a document (CSP Level 3, section 2.3.1).
 */
export const inlineElements = (nonce?: string) => {
  const nonceSource = nonce === undefined ? [] : [`'nonce-${nonce}'`];
  const sources: InlineSources = { script: [...nonceSource], style: [...nonceSource] };
  const attribute = nonce === undefined ? '' : ` nonce="${nonce}"`;
  return {
    sources,
    element(name: keyof InlineSources, text: string): string {
      if (nonce === undefined) {
        sources[name].push(`'sha256-${createHash('sha256').update(text).digest('base64')}'`);
      }
      return `<${name}${attribute}>${text}</${name}>`;
    },
  };
};

export type InlineElement = ReturnType<typeof inlineElements>['element'];
