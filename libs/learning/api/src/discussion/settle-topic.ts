import {
  discussionPosts,
  discussionReports,
  discussionTopics,
  type Transaction,
} from '@lms/server/database';
import { and, eq, isNull, type SQL, sql } from 'drizzle-orm';

const { hiddenReason, closedAt, acceptedPostId } = discussionTopics;

const hasPost = (which?: SQL) =>
  sql`exists (select 1 from ${discussionPosts}
    where ${and(eq(discussionPosts.topicId, discussionTopics.id), which)})`;
const isShown = isNull(discussionPosts.hiddenReason);

/** Brings what follows from a locked question and its answers up to date: status, counts, marks. */
export const settleTopic = async (tx: Transaction, topicId: string) => {
  await tx
    .update(discussionTopics)
    .set({
      status: sql`case when ${hiddenReason} is not null then 'HIDDEN'
        when ${closedAt} is not null then 'CLOSED'
        when ${acceptedPostId} is not null then 'ANSWERED' else 'OPEN' end`,
      postCount: sql`(select count(*)::int from ${discussionPosts}
        where ${and(eq(discussionPosts.topicId, discussionTopics.id), isShown)})`,
      unanswered: sql`${hiddenReason} is null and ${closedAt} is null and ${acceptedPostId} is null
        and not ${discussionTopics.byStaff}
        and not ${hasPost(and(isShown, eq(discussionPosts.byStaff, true)))}`,
      reported: sql`exists (select 1 from ${discussionReports}
        where ${discussionReports.topicId} = ${discussionTopics.id}
          and ${discussionReports.handledAt} is null)`,
      hasHidden: sql`${hiddenReason} is not null
        or ${hasPost(sql`${discussionPosts.hiddenReason} is not null`)}`,
    })
    .where(eq(discussionTopics.id, topicId));
};
