import { type CallProblem, toCallProblem } from '@lms/entity-api';
import {
  registrationDocuments,
  type RegistrationDocumentState,
} from '@lms/org-management/contract';
import { useRef, useState } from 'react';
import { type DocumentCalls, sendDocument } from './send-document';

export interface UploadedDocument {
  id: number;
  file: File;
  state?: RegistrationDocumentState;
  /** Reason of a failed upload. */
  problem?: CallProblem | 'tooLarge';
}

const isSent = ({ state }: UploadedDocument) => state?.stored === true;
export const isUploading = (document: UploadedDocument) => !isSent(document) && !document.problem;

/** Returns the document keys that a registration is sent with. */
export const keysOf = (documents: UploadedDocument[]) =>
  documents.flatMap(({ state }) => (state?.stored ? [state.key] : []));

/** Documents of a form, each uploaded as soon as it is chosen. */
export const useDocuments = (calls: DocumentCalls) => {
  const [documents, setDocuments] = useState<UploadedDocument[]>([]);
  const removed = useRef(new Set<number>());
  const nextId = useRef(0);

  const change = (id: number, change: Partial<UploadedDocument>) =>
    setDocuments((all) =>
      all.map((document) => (document.id === id ? { ...document, ...change } : document)),
    );

  const run = async ({ id, file, state }: UploadedDocument) => {
    const shouldContinue = (reached: RegistrationDocumentState) => {
      change(id, { state: reached });
      return !removed.current.has(id);
    };
    const { data, error } = await sendDocument(file, calls, shouldContinue, state);
    change(id, data ? { state: data } : { problem: toCallProblem(error) });
  };

  return {
    documents,
    add: (file: File) => {
      const document: UploadedDocument = { id: nextId.current, file };
      nextId.current += 1;
      if (file.size > registrationDocuments.bytes) document.problem = 'tooLarge';
      setDocuments((all) => [...all, document]);
      if (!document.problem) void run(document);
    },
    again: (document: UploadedDocument) => {
      change(document.id, { problem: undefined });
      void run({ ...document, problem: undefined });
    },
    remove: ({ id }: UploadedDocument) => {
      removed.current.add(id);
      setDocuments((all) => all.filter((document) => document.id !== id));
    },
  };
};
