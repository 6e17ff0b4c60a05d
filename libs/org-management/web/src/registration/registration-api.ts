import { api } from '@lms/entity-api';
import type {
  OrganizationRegistrationInput,
  RegistrationDocumentInput,
  RegistrationDocumentState,
  RegistrationToken,
} from '@lms/org-management/contract';

interface Piece {
  key: string;
  offset: number;
  piece: Blob;
}

const path = '/organization/register';

const toFormData = (piece: Blob) => {
  const body = new FormData();
  body.append('file', piece, 'piece');
  return body;
};

/** Loaded with the form; the page itself does not need it. */
const registrationApi = api.injectEndpoints({
  endpoints: (build) => ({
    getRegistrationToken: build.query<RegistrationToken, void>({ query: () => `${path}/token` }),
    openDocument: build.mutation<RegistrationDocumentState, RegistrationDocumentInput>({
      query: (body) => ({ url: `${path}/document`, method: 'POST', body }),
    }),
    sendDocumentPiece: build.mutation<RegistrationDocumentState, Piece>({
      query: ({ key, offset, piece }) => ({
        url: `${path}/document/${key}?offset=${offset}`,
        method: 'PUT',
        body: toFormData(piece),
      }),
    }),
    registerOrganization: build.mutation<{ code: string }, OrganizationRegistrationInput>({
      query: (body) => ({ url: path, method: 'POST', body }),
    }),
  }),
});

export const {
  useGetRegistrationTokenQuery,
  useOpenDocumentMutation,
  useSendDocumentPieceMutation,
  useRegisterOrganizationMutation,
} = registrationApi;
