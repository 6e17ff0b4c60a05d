import { compileMessage, type CompiledMessage } from '@lingui/message-utils/compileMessage';

/** Texts ready to be formatted, by full key such as `cart.total`. */
export type CompiledTexts = Record<string, CompiledMessage>;

/** Nested texts as translators write them, in ICU MessageFormat. */
export interface TextTree {
  [key: string]: string | TextTree;
}

/** Flattens one namespace to full keys and parses its messages, so that no browser has to. */
export const compileTexts = (namespace: string, tree: TextTree): CompiledTexts =>
  Object.fromEntries(
    Object.entries(tree).flatMap(([key, value]) => {
      const id = `${namespace}.${key}`;
      return typeof value === 'string'
        ? [[id, compileMessage(value)]]
        : Object.entries(compileTexts(id, value));
    }),
  );
