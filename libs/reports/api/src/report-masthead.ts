import type { Language } from '@lms/contract';
import type { ReportDefinition, ReportQuery } from '@lms/reports/contract';
import { type Executor, organizations, users } from '@lms/server/database';
import type { Scope } from '@lms/server/platform';
import { wordsIn } from '@lms/words';
import { eq } from 'drizzle-orm';
import { filterNotes } from './filter-notes';
import type { ReportRequest } from './report-source';
import type { ReportTexts } from './report-texts';

interface Made {
  at: Date;
  /** Id of the person who asked for the document. */
  by: string;
}

/** Describes a document of a report: whose it is, its days and filters, when and by whom it was made. */
export const mastheadOf = async (
  db: Executor,
  definition: ReportDefinition,
  query: ReportQuery,
  request: Pick<ReportRequest, 'fromDay' | 'toDay'> & { scope: Scope },
  { at, by }: Made,
  language: Language,
  texts: ReportTexts,
) => {
  const { t, formats } = wordsIn(language);
  const { scope } = request;
  const ownId = scope.kind === 'own' ? scope.organizationId : null;
  const [organization] = ownId
    ? await db
        .select({ name: organizations.name })
        .from(organizations)
        .where(eq(organizations.id, ownId))
    : [];
  const [person] = await db.select({ name: users.name }).from(users).where(eq(users.id, by));
  const filters = await filterNotes(db, definition, query, request, language, texts);
  const time = formats.dateTime(at.toISOString());
  return {
    owner: [t('common.brand.name'), organization?.name].filter(Boolean).join(' · '),
    notes: [
      filters.join(' · '),
      `${t('reports.document.made', { time, name: person?.name ?? '' })} · ${texts.zone}`,
    ],
  };
};
