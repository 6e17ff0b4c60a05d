import { code, type EntityTypes, id, type Resource } from '@lms/contract';

/**
 * Returns a resource whose new items name the organization that they belong to, for readers who
 * reach all organizations.
 */
export const withOwner = <T extends EntityTypes, Tag extends string>(
  resource: Resource<T, Tag>,
): Resource<T, Tag> => ({
  ...resource,
  inputSchema: resource.inputSchema.shape({
    organizationId: id().required(code('required')),
  }) as unknown as Resource<T>['inputSchema'],
});
