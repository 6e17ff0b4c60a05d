import type { ImportFormat } from '@lms/contract';
import type { ImportReport, Question } from '@lms/course-management/contract';
import { formOf, type TestClient, useBuiltWorkers } from '@lms/server/testing';
import { expect } from 'vitest';

export const postFile = (
  client: TestClient,
  query: { bankId: string; format?: ImportFormat; dryRun?: 'true' | 'false'; progress?: string },
  content: string | Uint8Array,
  name = 'questions.txt',
) => {
  useBuiltWorkers();
  const { payload, headers } = formOf(content, name);
  const search = new URLSearchParams(Object.entries(query)).toString();
  return client.post(`/question/import?${search}`, payload, { headers });
};

export const importFile = async (...call: Parameters<typeof postFile>): Promise<ImportReport> => {
  const answer = await postFile(...call);
  expect(answer.statusCode, answer.body).toBe(200);
  return answer.json();
};

export const exportFile = async (client: TestClient, bankId: string, format: ImportFormat) => {
  const answer = await client.get(`/question/export?bankId=${bankId}&format=${format}`);
  expect(answer.statusCode, answer.body).toBe(200);
  return answer;
};

export const questionsOf = async (client: TestClient, bankId: string): Promise<Question[]> => {
  const answer = await client.post('/question/find', {
    paginator: { page: 1, pageSize: 100 },
    sorting: { column: 'id', direction: 'asc' },
    filter: { bankId },
  });
  expect(answer.statusCode, answer.body).toBe(200);
  return answer.json().items;
};

/** Picks what the author wrote, without generated fields. */
export const authoredFields = ({
  id,
  bankId,
  bankName,
  createdAt,
  updatedAt,
  version,
  ...rest
}: Question) => ({ ...rest, has: [id, bankId, bankName, createdAt, updatedAt, version].length });

/** A question of every type, with every optional part. */
export const everyType = `$CATEGORY: $course$/top/Safety/Fire

// [id:q-1] [tag:workshop] [tag:নিরাপত্তা]
// lms {"difficulty":"HARD","defaultMark":2,"hint":"Look up."}
::Sign::[html]<p>What does <b>this</b> sign say? ক &amp; খ</p>{
=Way out#Right\\: out.
~%50%Door
~No \\{entry\\}#<i>No</i>
####All signs are green.
}

::Even::Which are even?{ ~%50%2 ~%-50%3 ~%50%4 }

::Hot::Fire is hot.{TRUE#Wrong!#Right!}

::Number::How many exits?{=two =2 =%50%tw*}

::Metres::How many metres?{#=3.5:0.5 =%50%3.5:1}

::Pairs::Match.{ =Red -> stop =Green -> go = -> wait }

::Order::Put these in order.{>3 ALL VERTICAL ABSOLUTE_POSITION SHOW none
first
second
third
}

::Gap::Water boils at {1:NUMERICAL:=100:1} degrees, ice is {2:MULTICHOICE:=solid~fluid}.

// lms {"markingGuide":"<p>Two reasons.<\\/p>","minWords":20,"maxWords":200}
::Essay::Why drills?{}
`;
