import { useTranslation } from '@lms/i18n';
import type { CompletionRule, CourseCompletion } from '@lms/learning/contract';
import { Icon } from '@lms/ui';
import { Link } from 'react-router-dom';
import { lessonPath } from '../course-path';
import { useDurationFormat } from '../use-duration-format';
import styles from './completion.module.css';

/** Writes what a rule asks for, and what stands in its way. */
const useRuleTexts = () => {
  const { t, formats } = useTranslation();
  const duration = useDurationFormat();
  return ({ met, locked, watched, quiz }: CompletionRule): string[] => {
    if (met) return [t('learning.player.markDone')];
    const texts = [];
    if (watched) {
      const [seen, needed] = [duration(watched.seconds), duration(Math.ceil(watched.needed))];
      texts.push(t('learning.completion.watch', { seen, needed }));
    } else if (!quiz) texts.push(t('learning.completion.read'));
    else {
      const { kind, passMark, percent, attemptsLeft, waiting, opensAt, closed } = quiz;
      texts.push(
        kind === 'PRACTICE'
          ? t('learning.completion.submit')
          : t('learning.completion.pass', { percent: formats.percent(passMark) }),
      );
      if (percent !== null) {
        texts.push(t('learning.completion.result', { percent: formats.percent(percent) }));
      }
      if (waiting) texts.push(t('learning.completion.waiting'));
      if (attemptsLeft !== null) {
        texts.push(`${t('learning.quiz.attemptsLeft')}: ${formats.number(attemptsLeft)}`);
      }
      if (opensAt) {
        texts.push(t('learning.completion.opens', { date: formats.dateTime(opensAt) }));
      }
      if (closed) texts.push(t('learning.completion.closed'));
    }
    if (locked) texts.push(t('learning.completion.locked'));
    return texts;
  };
};

interface CompletionListProps {
  completion: CourseCompletion;
  /** Language of the titles. */
  lang: string;
  /** Course to link into; without it nothing is linked. */
  courseId?: string;
}

/** Rules of completion, met or not; those that are not met come first. */
export const CompletionList = ({
  completion: { complete, rules },
  lang,
  courseId,
}: CompletionListProps) => {
  const { t } = useTranslation();
  const textsOf = useRuleTexts();
  if (rules.length === 0 && !complete) return <p>{t('learning.player.noLessons')}</p>;
  return (
    <>
      {complete && <p>{t('learning.completion.all')}</p>}
      <ul className={styles['rules']}>
        {rules.map((rule) => (
          <li key={rule.lessonId} className={styles['rule']} data-met={rule.met}>
            <span className={styles['mark']}>{rule.met && <Icon name="check" size={16} />}</span>
            <span>
              {courseId && !rule.locked ? (
                <Link to={lessonPath(courseId, rule.lessonId)} lang={lang}>
                  {rule.title}
                </Link>
              ) : (
                <span lang={lang}>{rule.title}</span>
              )}
              <span className={styles['detail']}>{textsOf(rule).join(' · ')}</span>
            </span>
          </li>
        ))}
      </ul>
    </>
  );
};
