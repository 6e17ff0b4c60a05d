import { EntityEditor, TextAreaField, TextField } from '@lms/admin-ui';
import {
  type Instructor,
  type InstructorInput,
  instructorResource,
} from '@lms/course-management/contract';
import { useTranslation } from '@lms/i18n';
import { LinesField } from '../fields/lines-field';
import { OwnerField } from '../fields/owner-field';
import { PictureField } from '../fields/picture-field';
import { instructorCalls } from './instructors-api';

const emptyInput: InstructorInput = {
  name: '',
  designation: '',
  email: '',
  phone: '',
  bio: '',
  imageUrl: null,
  expertise: [],
};

const toInput = ({
  name,
  designation,
  email,
  phone,
  bio,
  imageUrl,
  expertise,
}: Instructor): InstructorInput => ({ name, designation, email, phone, bio, imageUrl, expertise });

interface InstructorFormProps {
  /** An id, or `new`; `undefined` closes the form. */
  entityId: string | undefined;
  mayWrite: boolean;
  onClose: () => void;
}

export const InstructorForm = (props: InstructorFormProps) => {
  const { t } = useTranslation();
  return (
    <EntityEditor
      {...props}
      resource={instructorResource}
      calls={instructorCalls}
      titles={{ create: t('courses.instructor.create'), edit: t('courses.instructor.edit') }}
      labels={{
        name: t('courses.instructor.name'),
        designation: t('courses.instructor.designation'),
        email: t('courses.instructor.email'),
        phone: t('courses.instructor.phone'),
        bio: t('courses.instructor.bio'),
        imageUrl: t('courses.instructor.imageUrl'),
        expertise: t('courses.instructor.expertise'),
        organizationId: t('courses.field.organizationId'),
      }}
      emptyInput={emptyInput}
      toInput={toInput}
      nameOf={({ name }) => name}
    >
      {props.entityId === 'new' && <OwnerField name="organizationId" />}
      <TextField name="name" />
      <TextField name="designation" />
      <PictureField name="imageUrl" />
      <TextField name="email" type="email" />
      <TextField name="phone" type="tel" />
      <TextAreaField name="bio" />
      <LinesField name="expertise" />
    </EntityEditor>
  );
};
