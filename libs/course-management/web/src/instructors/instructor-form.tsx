import { EntityEditor, TextAreaField, TextField, withOwner } from '@lms/admin-ui';
import {
  type Instructor,
  type InstructorInput,
  instructorResource,
} from '@lms/course-management/contract';
import { useTranslation } from '@lms/i18n';
import { LinesField } from '../fields/lines-field';
import { OwnerField, useNamesOwner } from '../fields/owner-field';
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

const ownedResource = withOwner(instructorResource);

interface InstructorFormProps {
  /** An id, or `new`; `undefined` closes the form. */
  entityId: string | undefined;
  mayWrite: boolean;
  onClose: () => void;
}

export const InstructorForm = (props: InstructorFormProps) => {
  const { t } = useTranslation();
  const isNew = props.entityId === 'new';
  const namesOwner = useNamesOwner() && isNew;
  return (
    <EntityEditor
      {...props}
      resource={namesOwner ? ownedResource : instructorResource}
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
      {isNew && <OwnerField name="organizationId" />}
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
