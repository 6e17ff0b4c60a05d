/**
 * Compares what learners know of their answers with what the database holds at the end.
 *
 * @param told - by attempt and question: the last response `given`, and the last `acknowledged`
 * @param kept - rows of the database; `counted` tells that the answer was marked
 * @returns `lost`: acknowledged answers that are not there, neither is the one given after them;
 * `uncounted`: answers that are not there or were not marked, though given in time
 */
export function compareAnswers(told, kept) {
  const rows = new Map(kept.map((row) => [`${row.attemptId} ${row.questionId}`, row]));
  const result = { lost: 0, uncounted: 0 };
  for (const { attemptId, questionId, given, acknowledged } of told) {
    const row = rows.get(`${attemptId} ${questionId}`);
    if (acknowledged !== undefined && ![acknowledged, given].includes(row?.response)) {
      result.lost += 1;
    }
    if (row?.response !== given || !row.counted) result.uncounted += 1;
  }
  return result;
}
