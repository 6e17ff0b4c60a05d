import { EntityEditor, FoundField, type FoundOption, SelectField } from '@lms/admin-ui';
import { useTranslation } from '@lms/i18n';
import {
  type Enrolment,
  type EnrolmentInput,
  type EnrolmentLearner,
  enrolmentResource,
} from '@lms/learning/contract';
import { useState } from 'react';
import { enrolApi, type OfferedCourse } from './enrol-api';
import { enrolmentCalls } from './enrolments-api';
import { useFilterOptions } from './use-filter-options';

const toPerson = ({ id, name, email }: EnrolmentLearner): FoundOption => {
  return { value: id, label: `${name || email} · ${email}` };
};
const toCourse = ({ id, title }: OfferedCourse): FoundOption => {
  return { value: id, label: title };
};

interface FieldProps {
  onChosen: (option: FoundOption) => void;
}

const LearnerField = ({ given, onChosen }: FieldProps & { given?: FoundOption }) => {
  const { t } = useTranslation();
  const [term, setTerm] = useState('');
  const query = enrolApi.useFindLearnersToEnrolQuery({ term });
  return (
    <FoundField
      name="userId"
      placeholder={t('enrolments.create.find')}
      options={(query.data?.items ?? []).map(toPerson)}
      query={query}
      onSearch={setTerm}
      given={given}
      onChosen={onChosen}
    />
  );
};

const CourseField = ({ given, onChosen }: FieldProps & { given?: FoundOption }) => {
  const { t } = useTranslation();
  const [term, setTerm] = useState('');
  const query = enrolApi.useFindOfferedCoursesQuery(term);
  return (
    <FoundField
      name="courseId"
      placeholder={t('enrolments.create.findCourse')}
      options={(query.data?.items ?? []).map(toCourse)}
      query={query}
      onSearch={setTerm}
      given={given}
      onChosen={onChosen}
    />
  );
};

interface EnrolFormProps {
  open: boolean;
  /** Id of the learner who is chosen at first. */
  learnerId?: string;
  /** Enrolment whose learner and course are chosen at first. */
  again?: Enrolment;
  onClose: () => void;
}

/** Drawer that enrols somebody without an order. */
export const EnrolForm = ({ open, learnerId = '', again, onClose }: EnrolFormProps) => {
  const { t } = useTranslation();
  const { batches } = useFilterOptions();
  const { data: known } = enrolApi.useFindLearnersToEnrolQuery(
    { filter: { id: learnerId } },
    { skip: !learnerId || again !== undefined },
  );
  const given = again
    ? toPerson({ id: again.userId, name: again.learnerName, email: again.learnerEmail })
    : known?.items.map(toPerson)[0];
  const givenCourse = again && { value: again.courseId, label: again.courseTitle };
  const [person, setPerson] = useState<FoundOption>();
  const [course, setCourse] = useState(givenCourse);
  const emptyInput: EnrolmentInput = {
    userId: again?.userId ?? learnerId,
    courseId: givenCourse?.value ?? '',
    batchCodeId: null,
  };
  return (
    <EntityEditor
      resource={enrolmentResource}
      calls={enrolmentCalls}
      entityId={open ? 'new' : undefined}
      mayWrite
      onClose={onClose}
      titles={{ create: t('enrolments.create.open'), edit: '' }}
      labels={{
        userId: t('enrolments.field.learnerName'),
        courseId: t('enrolments.field.courseTitle'),
        batchCodeId: t('enrolments.field.batchCode'),
      }}
      emptyInput={emptyInput}
      toInput={({ userId, courseId, batchCodeId }) => {
        return { userId, courseId, batchCodeId };
      }}
      nameOf={() => person?.label ?? ''}
      createdText={({ userId }) =>
        t('enrolments.create.done', {
          name: [person, given].find((one) => one?.value === userId)?.label ?? '',
          course: course?.label ?? '',
        })
      }
    >
      <p>{t('enrolments.create.hint')}</p>
      <LearnerField given={given} onChosen={setPerson} />
      <CourseField given={givenCourse} onChosen={setCourse} />
      {batches.length > 0 && (
        <SelectField name="batchCodeId" none={t('enrolments.noBatch')} options={batches} />
      )}
    </EntityEditor>
  );
};
