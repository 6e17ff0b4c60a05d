import { ProblemNotice } from '@lms/admin-ui';
import type { LearnerDashboard } from '@lms/dashboard/contract';
import { toCallProblem } from '@lms/entity-api';
import { useTranslation } from '@lms/i18n';
import { Icon } from '@lms/ui';
import { useId, useState } from 'react';
import { useSetStudyGoalMutation } from './dashboard-api';
import styles from './dashboard.module.css';
import own from './study-week.module.css';

type StudyWeek = LearnerDashboard['week'];
type Day = StudyWeek['days'][number];

const DayMark = ({ day, today }: { day: Day; today: string }) => {
  const { t, i18n } = useTranslation();
  const weekday = (width: 'long' | 'narrow') =>
    new Intl.DateTimeFormat(i18n.language, { weekday: width, timeZone: 'UTC' }).format(
      new Date(day.day),
    );
  return (
    <li className={own['day']} data-today={day.day === today}>
      <span className={own['mark']} data-studied={day.studied}>
        {day.studied && <Icon name="check" size={16} />}
      </span>
      <span aria-hidden="true">{weekday('narrow')}</span>
      <span className="visually-hidden">
        {t('dashboard.week.day', { day: weekday('long'), count: day.minutes })}
      </span>
    </li>
  );
};

const goals = [1, 2, 3, 4, 5, 6, 7, null];

/** Choice of the days a week, which is saved at once. */
const GoalChoice = ({ goalDays }: { goalDays: number | null }) => {
  const { t, formats } = useTranslation();
  const name = useId();
  const [setGoal, { error }] = useSetStudyGoalMutation();
  const [chosen, setChosen] = useState(goalDays);
  const choose = async (days: number | null) => {
    setChosen(days);
    const { error: refused } = await setGoal(days);
    if (refused) setChosen(goalDays);
  };
  return (
    <>
      <fieldset className={own['goals']}>
        <legend>{t('dashboard.week.goal')}</legend>
        {goals.map((days) => (
          <label key={days} className={own['goal']}>
            <input
              type="radio"
              name={name}
              checked={days === chosen}
              onChange={() => void choose(days)}
            />
            {days === null ? t('dashboard.week.noGoal') : formats.number(days)}
          </label>
        ))}
      </fieldset>
      {error && <ProblemNotice problem={toCallProblem(error)} />}
      <p className={styles['soft']}>{t('dashboard.week.rule')}</p>
    </>
  );
};

const Done = ({ week: { daysStudied, minutes, goalDays } }: { week: StudyWeek }) => {
  const { t } = useTranslation();
  const left = (goalDays ?? 0) - daysStudied;
  return (
    <p role="status">
      <strong>
        {goalDays === null
          ? t('dashboard.week.days', { count: daysStudied })
          : t('dashboard.week.ofGoal', { done: daysStudied, count: goalDays })}
      </strong>
      {' · '}
      {t('dashboard.week.minutes', { count: minutes })}
      {goalDays !== null && (
        <span className={own['left']}>
          {left > 0 ? t('dashboard.week.left', { count: left }) : t('dashboard.week.met')}
        </span>
      )}
    </p>
  );
};

/** The days and minutes of this week against the goal, and how long the learner keeps at it. */
export const StudyWeekView = ({ week }: { week: StudyWeek }) => {
  const { t } = useTranslation();
  return (
    <>
      {week.streakDays > 1 && (
        <p className={own['streak']}>{t('dashboard.week.streak', { count: week.streakDays })}</p>
      )}
      <ol className={own['days']}>
        {week.days.map((day) => (
          <DayMark key={day.day} day={day} today={week.today} />
        ))}
      </ol>
      <Done week={week} />
      <details>
        <summary>
          {t(week.goalDays === null ? 'dashboard.week.setGoal' : 'dashboard.week.changeGoal')}
        </summary>
        <GoalChoice goalDays={week.goalDays} />
      </details>
    </>
  );
};
