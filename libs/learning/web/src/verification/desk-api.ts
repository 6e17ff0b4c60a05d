import { api } from '@lms/entity-api';
import type {
  BadgeCheck,
  CheckedBadges,
  ManyVerifications,
  SheetInput,
  SheetSeal,
} from '@lms/learning/contract';

/** Milliseconds for a sheet of a thousand rows on a slow link. */
const sheetMs = 120_000;

export const deskApi = api.injectEndpoints({
  endpoints: (build) => ({
    verifyCertificates: build.mutation<ManyVerifications, string[]>({
      query: (serials) => ({
        url: '/certificate/verify/many',
        method: 'POST',
        body: { serials },
      }),
    }),
    verifyBadges: build.mutation<CheckedBadges, string[]>({
      query: (badges) => ({ url: '/certificate/badge/verify', method: 'POST', body: { badges } }),
    }),
    readBadgeCheck: build.query<BadgeCheck, void>({
      query: () => '/certificate/badge/verify',
    }),
    /** Returns the object URL of a PDF. */
    createResultSheet: build.mutation<string, SheetInput>({
      query: (body) => ({
        url: '/certificate/sheet',
        method: 'POST',
        body,
        timeout: sheetMs,
        responseHandler: async (response) =>
          response.ok ? URL.createObjectURL(await response.blob()) : response.json(),
      }),
    }),
    verifyResultSheet: build.query<SheetSeal, string>({
      query: (seal) => ({ url: '/certificate/sheet', params: { seal } }),
    }),
    verifyResultSheetFile: build.mutation<
      { genuine: boolean },
      Record<'sha256' | 'key' | 'signature', string>
    >({
      query: (body) => ({ url: '/certificate/sheet/verify', method: 'POST', body }),
    }),
  }),
});

export const {
  useVerifyCertificatesMutation,
  useVerifyBadgesMutation,
  useReadBadgeCheckQuery,
  useCreateResultSheetMutation,
  useVerifyResultSheetQuery,
  useVerifyResultSheetFileMutation,
} = deskApi;
