import type { CompiledMessage } from '@lingui/message-utils/compileMessage';

type Token = CompiledMessage[number];
type Placeholder = Exclude<Token, string>;
type Choice = Record<string, CompiledMessage | number | undefined>;

const placeholders = (message: CompiledMessage): Placeholder[] =>
  message.flatMap((token) =>
    typeof token === 'string'
      ? []
      : [token, ...choicesOf(token).flatMap(([, branch]) => placeholders(branch))],
  );

/** The branches of a plural, by their form. */
const choicesOf = ([, kind, branches]: Placeholder): [string, CompiledMessage][] =>
  kind === 'plural'
    ? Object.entries(branches as Choice).filter((branch): branch is [string, CompiledMessage] =>
        Array.isArray(branch[1]),
      )
    : [];

/** What a message takes, as `count:plural`. */
export const argumentsOf = (message: CompiledMessage) =>
  [...new Set(placeholders(message).map(([name, kind = 'text']) => `${name}:${kind}`))].sort();

/** The forms of each plural in a message. */
export const pluralsOf = (message: CompiledMessage) =>
  placeholders(message)
    .filter(([, kind]) => kind === 'plural')
    .map((token) =>
      choicesOf(token)
        .map(([form]) => form)
        .sort(),
    );

/** All that a message says besides its values. */
export const literalsOf = (message: CompiledMessage): string[] =>
  message.flatMap((token) =>
    typeof token === 'string'
      ? [token]
      : choicesOf(token).flatMap(([, branch]) => literalsOf(branch)),
  );
