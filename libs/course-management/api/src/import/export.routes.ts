import {
  canHold,
  type PortableQuestion,
  questionWriter,
  tableHead,
  writeTableRows,
} from '@lms/assessment/formats';
import type { ImportFormat } from '@lms/contract';
import {
  courseManagementPermissions,
  importTemplateSchema,
  leftOutHeader,
  questionExportSchema,
} from '@lms/course-management/contract';
import { type Deps, recordActivity, route, tableFile } from '@lms/server/platform';
import { wordsIn } from '@lms/words';
import type { FastifyInstance } from 'fastify';
import { Readable } from 'node:stream';
import { embedPictures } from './embed-pictures';
import { maxAnswers, readBank } from './export-questions';
import { findBank, type FoundBank } from './find-bank';
import { templateRows } from './template-questions';

const xlsx = 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet';
const fileTypes = {
  gift: { ending: 'gift.txt', contentType: 'text/plain; charset=utf-8' },
  'moodle-xml': { ending: 'xml', contentType: 'application/xml; charset=utf-8' },
  aiken: { ending: 'aiken.txt', contentType: 'text/plain; charset=utf-8' },
  csv: { ending: 'csv', contentType: 'text/csv; charset=utf-8' },
  xlsx: { ending: 'xlsx', contentType: xlsx },
} as const satisfies Record<ImportFormat, object>;

const columnsOf = (titles: string[]) => titles.map((title) => ({ title }));

const attachment = (name: string, format: ImportFormat) =>
  `attachment; filename="${name}.${fileTypes[format].ending}"`;

type Batches = AsyncIterable<PortableQuestion[]>;

async function* mapBatches<Of>(
  batches: Batches,
  change: (questions: PortableQuestion[]) => Of | Promise<Of>,
) {
  for await (const questions of batches) yield await change(questions);
}

async function* textFile(format: Exclude<ImportFormat, 'xlsx'>, most: number, batches: Batches) {
  const { head, write, end } = questionWriter(format, most);
  yield head;
  yield* mapBatches(batches, write);
  yield end;
}

const countLeftOut = async (format: ImportFormat, batches: Batches) => {
  let count = 0;
  for await (const questions of batches) {
    count += questions.filter((question) => !canHold(format, question)).length;
  }
  return count;
};

export const questionExportRoutes = (app: FastifyInstance, deps: Deps) => {
  const { database, files, now } = deps;

  /**
   * Writes a bank as a file. Only some of its questions are in memory at a time, except for a
   * spreadsheet.
   */
  const write = async (format: ImportFormat, { id, name }: FoundBank): Promise<Readable> => {
    const batches = readBank(database.db, id);
    const most = await maxAnswers(database.db, id);
    if (format === 'xlsx') {
      const rows = mapBatches(batches, (questions) => writeTableRows(questions, most));
      return tableFile(format, { title: name, columns: columnsOf(tableHead(most)), batches: rows })
        .stream;
    }
    // Cells can't hold embedded pictures, and Aiken has no pictures.
    const isSelfContained = format === 'gift' || format === 'moodle-xml';
    const embed = embedPictures(files);
    const ready = isSelfContained
      ? mapBatches(batches, (questions) => Promise.all(questions.map(embed)))
      : batches;
    return Readable.from(textFile(format, most, ready));
  };

  route(app, {
    method: 'GET',
    path: '/question/export',
    operationId: 'exportQuestionBank',
    summary: 'Export the questions of a bank as a file that imports as the same questions',
    reads: false,
    access: courseManagementPermissions['courseware.read'],
    query: questionExportSchema,
    limitPerMinute: 20,
    handle: async ({ scope, caller, request, reply, query: { bankId, format } }) => {
      const bank = await findBank(database.db, scope, bankId);
      const leftOut =
        format === 'aiken' ? await countLeftOut(format, readBank(database.db, bank.id)) : 0;
      const log = { action: 'EXPORTED' as const, subject: bank.name, entity: 'question' };
      await recordActivity(database.db, { at: now().toISOString(), caller, request, ...log });
      return reply
        .type(fileTypes[format].contentType)
        .header('content-disposition', attachment('questions', format))
        .header(leftOutHeader, leftOut)
        .send(await write(format, bank));
    },
  });

  route(app, {
    method: 'GET',
    path: '/question/import-template',
    summary: 'Download a table of questions to fill in, with an example of each type',
    access: courseManagementPermissions['courseware.write'],
    query: importTemplateSchema,
    limitPerMinute: 30,
    handle: ({ reply, query: { format, language } }) => {
      const [head = [], ...rows] = templateRows(language ?? 'en');
      const table = {
        title: wordsIn(language ?? 'en').t('admin.menu.questions'),
        columns: columnsOf(head),
        batches: Readable.from([rows]),
      };
      return reply
        .type(fileTypes[format].contentType)
        .header('content-disposition', attachment('question-template', format))
        .send(tableFile(format, table).stream);
    },
  });
};
