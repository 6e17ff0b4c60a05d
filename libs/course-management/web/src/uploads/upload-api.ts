import type { ResumableUploadInput, UploadState } from '@lms/course-management/contract';
import { api } from '@lms/entity-api';

interface Piece {
  id: string;
  offset: number;
  body: Blob;
}

export const uploadApi = api.injectEndpoints({
  endpoints: (build) => ({
    openUpload: build.mutation<UploadState, ResumableUploadInput>({
      query: (body) => ({ url: '/upload/resumable', method: 'POST', body }),
    }),
    sendPiece: build.mutation<UploadState, Piece>({
      query: ({ id, offset, body }) => ({
        url: `/upload/resumable/${id}?offset=${offset}`,
        method: 'PUT',
        body,
        headers: { 'content-type': 'application/octet-stream' },
      }),
    }),
    getUpload: build.query<UploadState, string>({
      query: (id) => `/upload/${id}`,
      keepUnusedDataFor: 0,
    }),
  }),
});
