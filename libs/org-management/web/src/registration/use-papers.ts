import {
  type RegistrationDocumentState,
  registrationDocuments,
} from '@lms/org-management/contract';
import { type CallProblem, toCallProblem } from '@lms/entity-api';
import { useRef, useState } from 'react';
import { type DocumentCalls, sendDocument } from './send-document';

export interface Paper {
  id: number;
  file: File;
  state?: RegistrationDocumentState;
  /** Reason of a failed upload. */
  problem?: CallProblem | 'tooLarge';
}

const isSent = ({ state }: Paper) => state?.stored === true;
export const isOnItsWay = (paper: Paper) => !isSent(paper) && !paper.problem;

/** Returns the document keys that a registration is sent with. */
export const keysOf = (papers: Paper[]) =>
  papers.flatMap(({ state }) => (state?.stored ? [state.key] : []));

/** Documents of a form, each uploaded as soon as it is chosen. */
export const usePapers = (calls: DocumentCalls) => {
  const [papers, setPapers] = useState<Paper[]>([]);
  const removed = useRef(new Set<number>());
  const nextId = useRef(0);

  const change = (id: number, change: Partial<Paper>) =>
    setPapers((all) => all.map((paper) => (paper.id === id ? { ...paper, ...change } : paper)));

  const run = async ({ id, file, state }: Paper) => {
    const goOn = (reached: RegistrationDocumentState) => {
      change(id, { state: reached });
      return !removed.current.has(id);
    };
    const { data, error } = await sendDocument(file, calls, goOn, state);
    change(id, data ? { state: data } : { problem: toCallProblem(error) });
  };

  return {
    papers,
    add: (file: File) => {
      const paper: Paper = { id: nextId.current, file };
      nextId.current += 1;
      if (file.size > registrationDocuments.bytes) paper.problem = 'tooLarge';
      setPapers((all) => [...all, paper]);
      if (!paper.problem) void run(paper);
    },
    again: (paper: Paper) => {
      change(paper.id, { problem: undefined });
      void run({ ...paper, problem: undefined });
    },
    remove: ({ id }: Paper) => {
      removed.current.add(id);
      setPapers((all) => all.filter((paper) => paper.id !== id));
    },
  };
};
