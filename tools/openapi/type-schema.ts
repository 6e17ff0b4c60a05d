import ts from 'typescript';

/** Subset of JSON Schema 2020-12 that describes types of TypeScript. */
export interface JsonSchema {
  [keyword: string]: unknown;
}

/** Types that stand for the type parameters of a generic helper at one call. */
export type TypeArguments = ReadonlyMap<ts.Symbol, ts.Type>;

const noArguments: TypeArguments = new Map();

/** Parts of a question, rows of a report, keys and the ids of other systems are no UUIDs. */
const otherIds =
  /(?:^|\.)externalId$|^(?:Question(?:Answer|Pair|Blank)|LearnerOption|LearnerQuestion\.blanks|CertificateKey|ReportRow)\.id$/;

/** Names tell what the compiler can't: tests hold every answer against these. */
const formatOf = (at: string, name: string): JsonSchema => {
  if (otherIds.test(at)) return {};
  if (/^ids$|[a-z]Ids$/.test(name)) return { items: { type: 'string', format: 'uuid' } };
  if (/^id$|[a-z]Id$/.test(name)) return { format: 'uuid' };
  if (/[a-z]At$/.test(name)) return { format: 'date-time' };
  return {};
};

const isUndefined = (type: ts.Type) =>
  (type.flags & (ts.TypeFlags.Undefined | ts.TypeFlags.Void)) !== 0;

/** Turns types into schemas; named types of the workspace are kept once, as components. */
export class TypeSchemas {
  readonly components = new Map<string, JsonSchema>();
  readonly faults = new Set<string>();
  private readonly owners = new Map<string, ts.Symbol>();

  constructor(
    private readonly checker: ts.TypeChecker,
    private readonly root: string,
  ) {}

  /** @param what the call, for the message of a fault */
  of(type: ts.Type, what: string, types: TypeArguments = noArguments): JsonSchema {
    return this.schemaOf(type, { at: what, types });
  }

  /** The type that a type parameter, or a part of one, stands for here. */
  resolve(type: ts.Type, types: TypeArguments): ts.Type {
    if (type.flags & ts.TypeFlags.TypeParameter) {
      const known = types.get(type.symbol);
      return known && known !== type ? this.resolve(known, types) : type;
    }
    if (type.flags & ts.TypeFlags.IndexedAccess) {
      const { objectType, indexType } = type as ts.IndexedAccessType;
      const owner = this.resolve(objectType, types);
      if (owner === objectType || !(indexType.flags & ts.TypeFlags.StringLiteral)) return type;
      const property = owner.getProperty((indexType as ts.StringLiteralType).value);
      return property ? this.resolve(this.checker.getTypeOfSymbol(property), types) : type;
    }
    return type;
  }

  private schemaOf(unresolved: ts.Type, place: { at: string; types: TypeArguments }): JsonSchema {
    const type = this.resolve(unresolved, place.types);
    const name = this.nameOf(type, place.types);
    if (!name) return this.inline(type, place);
    if (!this.components.has(name)) {
      this.components.set(name, {});
      this.components.set(name, this.inline(type, { ...place, at: name }));
    }
    return { $ref: `#/components/schemas/${name}` };
  }

  private inline(type: ts.Type, place: { at: string; types: TypeArguments }): JsonSchema {
    const { flags } = type;
    if (flags & ts.TypeFlags.StringLiteral) return { const: (type as ts.StringLiteralType).value };
    if (flags & ts.TypeFlags.NumberLiteral) return { const: (type as ts.NumberLiteralType).value };
    if (flags & ts.TypeFlags.BooleanLiteral) {
      return { const: this.checker.typeToString(type) === 'true' };
    }
    if (flags & ts.TypeFlags.StringLike) return { type: 'string' };
    if (flags & ts.TypeFlags.NumberLike) return { type: 'number' };
    if (flags & ts.TypeFlags.BooleanLike) return { type: 'boolean' };
    if (flags & ts.TypeFlags.Null) return { type: 'null' };
    if (type.isUnion()) return this.union(type.types, place);
    if (this.checker.isTupleType(type)) return this.tuple(type as ts.TypeReference, place);
    if (this.checker.isArrayType(type)) {
      const [item] = this.checker.getTypeArguments(type as ts.TypeReference);
      return { type: 'array', items: this.schemaOf(item!, place) };
    }
    if (flags & (ts.TypeFlags.Object | ts.TypeFlags.Intersection)) return this.object(type, place);
    this.faults.add(`${place.at}: no schema for ${this.checker.typeToString(type)}`);
    return {};
  }

  private union(all: readonly ts.Type[], place: { at: string; types: TypeArguments }): JsonSchema {
    const members = all
      .map((type) => this.resolve(type, place.types))
      .filter((type) => !isUndefined(type));
    const literals = members.filter(
      (type) => type.isStringLiteral() || type.isNumberLiteral(),
    ) as ts.Type[];
    const rest = members.filter((type) => !literals.includes(type));
    const isFlag = (type: ts.Type) => (type.flags & ts.TypeFlags.BooleanLiteral) !== 0;
    const flagged = rest.filter(isFlag);
    const others = rest.filter((type) => flagged.length < 2 || !isFlag(type));
    const schemas = others.map((type) => this.schemaOf(type, place));
    if (flagged.length === 2) schemas.unshift({ type: 'boolean' });
    if (literals.length === 1) schemas.unshift(this.schemaOf(literals[0]!, place));
    if (literals.length > 1) {
      const values = literals.map((type) => (type as ts.LiteralType).value);
      const kinds = [...new Set(values.map((value) => typeof value))].sort();
      schemas.unshift({ type: kinds.length === 1 ? kinds[0] : kinds, enum: values.sort() });
    }
    return combined(schemas, this.isTold(others));
  }

  /** Tells whether a property with a value of its own sets each member apart. */
  private isTold(members: readonly ts.Type[]): boolean {
    const objects = members.filter((type) => !(type.flags & ts.TypeFlags.Null));
    return (objects[0]?.getProperties() ?? []).some(({ name }) => {
      const values = objects.map((type) => {
        const property = type.getProperty(name);
        const found = property && this.checker.getTypeOfSymbol(property);
        const all = found?.isUnion() ? found.types : found ? [found] : [];
        return all.every((one) => one.isStringLiteral()) ? all.map((one) => one.value) : [];
      });
      const each = values.flat();
      return values.every((all) => all.length > 0) && new Set(each).size === each.length;
    });
  }

  private tuple(type: ts.TypeReference, place: { at: string; types: TypeArguments }): JsonSchema {
    const items = this.checker.getTypeArguments(type).map((item) => this.schemaOf(item, place));
    return {
      type: 'array',
      prefixItems: items,
      items: false,
      minItems: items.length,
    };
  }

  private object(type: ts.Type, place: { at: string; types: TypeArguments }): JsonSchema {
    if (type.symbol?.name === 'Date') return { type: 'string', format: 'date-time' };
    const properties: Record<string, JsonSchema> = {};
    const required: string[] = [];
    for (const property of sortedBy(this.checker.getPropertiesOfType(type), ({ name }) => name)) {
      const found = this.resolve(this.checker.getTypeOfSymbol(property), place.types);
      if (found.getCallSignatures().length > 0 || isUndefined(found)) continue;
      const at = `${place.at}.${property.name}`;
      properties[property.name] = withFormat(
        this.schemaOf(found, { ...place, at }),
        formatOf(at, property.name),
      );
      const isOptional =
        property.flags & ts.SymbolFlags.Optional ||
        (found.isUnion() && found.types.some(isUndefined));
      if (!isOptional) required.push(property.name);
    }
    const index = this.checker.getIndexInfoOfType(type, ts.IndexKind.String);
    return {
      type: 'object',
      ...(Object.keys(properties).length > 0 && { properties }),
      ...(required.length > 0 && { required }),
      additionalProperties: index ? this.schemaOf(index.type, place) : false,
    };
  }

  /** The name of a type that the workspace declares under one; what is made from others has none. */
  private nameOf(type: ts.Type, types: TypeArguments): string | undefined {
    const alias = type.aliasSymbol;
    const isClass = type.symbol?.flags & (ts.SymbolFlags.Interface | ts.SymbolFlags.Class);
    const symbol = alias ?? (isClass ? type.symbol : undefined);
    if (!symbol || !this.isOurs(symbol)) return undefined;
    const given = alias
      ? (type.aliasTypeArguments ?? [])
      : this.checker
          .getTypeArguments(type as ts.TypeReference)
          .filter((one) => one.symbol !== symbol);
    const names = given.map((one) => this.nameOf(this.resolve(one, types), types));
    if (names.includes(undefined)) return undefined;
    return this.ownName(names.join('') + symbol.name, symbol);
  }

  private isOurs({ declarations }: ts.Symbol): boolean {
    const file = declarations?.[0]?.getSourceFile().fileName ?? '';
    return file.startsWith(this.root) && !file.includes('node_modules');
  }

  /** Two types of one name are told apart by a number. */
  private ownName(name: string, symbol: ts.Symbol): string {
    const owner = this.owners.get(name) ?? symbol;
    this.owners.set(name, owner);
    if (owner === symbol) return name;
    this.faults.add(`two types are named ${name}`);
    return `${name}2`;
  }
}

/** The compiler's own order of properties and unions depends on what it has read before. */
const sortedBy = <Value>(values: readonly Value[], keyOf: (value: Value) => string): Value[] => {
  const keyed = values.map((value) => ({ value, key: keyOf(value) }));
  return keyed.sort((a, b) => (a.key < b.key ? -1 : 1)).map(({ value }) => value);
};

/** With `null` as the last. */
const orderOf = (schema: JsonSchema) =>
  (schema.type === 'null' ? '~' : '') + JSON.stringify(schema);

/** One schema for what may be any of several. */
export const combined = (unordered: readonly JsonSchema[], isTold: boolean): JsonSchema => {
  const schemas = sortedBy(unordered, orderOf);
  const [first = {}, ...more] = schemas;
  if (more.length === 0) return first;
  const simple = schemas.every((schema) => typeof schema.type === 'string' && !schema.enum);
  const isPlain = schemas.every((schema) => schema.type !== 'object' && schema.type !== 'array');
  if (simple && isPlain) return { type: schemas.map((schema) => schema.type) };
  const others = schemas.filter((schema) => schema.type !== 'null');
  const [only] = others;
  if (only && others.length === 1 && typeof only.type === 'string') {
    return {
      ...only,
      type: [only.type, 'null'],
      ...(Array.isArray(only.enum) && { enum: [...only.enum, null] }),
    };
  }
  return { [isTold ? 'oneOf' : 'anyOf']: schemas };
};

const isOf = (schema: JsonSchema, kind: string) => {
  const types = [schema.type].flat();
  return types.includes(kind) && types.every((type) => type === kind || type === 'null');
};

/** Adds a format to a text, or to the texts of a list. */
const withFormat = (schema: JsonSchema, format: JsonSchema): JsonSchema => {
  const items = schema.items as JsonSchema | undefined;
  const fits = format.items
    ? isOf(schema, 'array') && items?.type === 'string'
    : isOf(schema, 'string');
  return fits && !schema.enum && !items?.enum ? { ...schema, ...format } : schema;
};
