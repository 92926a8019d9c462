// The shapes of records: what a JSON Schema of the server's check says a value may be.

export type Plain = null | boolean | number | string | Plain[] | { [key: string]: Plain };
export type Path = readonly (string | number)[];

/** What of JSON Schema the shapes of data sets use. */
export interface Shape {
  $ref?: string;
  $defs?: Record<string, Shape>;
  type?: string;
  title?: string;
  enum?: readonly Plain[];
  const?: Plain;
  anyOf?: readonly Shape[];
  properties?: Record<string, Shape>;
  required?: readonly string[];
  additionalProperties?: Shape | boolean;
  items?: Shape | boolean;
  prefixItems?: readonly Shape[];
  minItems?: number;
  maxItems?: number;
  minimum?: number;
  maximum?: number;
  default?: Plain;
}

/** What a record says about itself, which nobody plays. */
const REMARKS = new Set(['source', 'field_sources', 'note', 'reconstructed']);
/** Whether a place in a record, `field_sources.cost`, is a remark. */
export const isRemark = (field: string): boolean =>
  field.split('.').some((step) => REMARKS.has(step));

/** A shape without references; `root` has the definitions. */
export function plainShape(shape: Shape, root: Shape): Shape {
  const name = shape.$ref?.split('/').pop();
  const found = name === undefined ? shape : root.$defs?.[name];
  return found === undefined || found === shape ? shape : plainShape(found, root);
}

/** The alternatives of a shape, with references and alternatives of alternatives opened. */
export function variants(shape: Shape, root: Shape): readonly Shape[] {
  const open = plainShape(shape, root);
  return open.anyOf ? open.anyOf.flatMap((one) => variants(one, root)) : [open];
}

const isObject = (value: Plain | undefined): value is { [key: string]: Plain } =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** Could this value be of this shape? Deep enough to tell alternatives apart. */
export function fits(value: Plain | undefined, shape: Shape, root: Shape): boolean {
  if (value === undefined) return false;
  if (shape.enum) return shape.enum.includes(value);
  if (shape.const !== undefined) return shape.const === value;
  switch (shape.type) {
    case 'null':
      return value === null;
    case 'boolean':
      return typeof value === 'boolean';
    case 'integer':
    case 'number':
      return typeof value === 'number';
    case 'string':
      return typeof value === 'string';
    case 'array':
      return Array.isArray(value);
    case 'object':
      if (!isObject(value)) return false;
      return (
        (shape.required ?? []).every((key) => key in value) &&
        Object.entries(shape.properties ?? {}).every(
          ([key, inner]) =>
            !(key in value) || variants(inner, root).some((one) => fits(value[key], one, root))
        )
      );
    default:
      return shape.type === undefined;
  }
}

/** A value of this shape to begin with. */
export function fresh(shape: Shape, root: Shape): Plain {
  const open = variants(shape, root)[0] ?? {};
  if (open.enum) return open.enum[0] ?? null;
  if (open.const !== undefined) return open.const;
  switch (open.type) {
    case 'integer':
    case 'number':
      return open.minimum ?? 0;
    case 'boolean':
      return false;
    case 'string':
      return '';
    case 'array': {
      const inner = typeof open.items === 'object' ? open.items : {};
      return Array.from({ length: open.minItems ?? 0 }, () => fresh(inner, root));
    }
    case 'object':
      return Object.fromEntries(
        (open.required ?? []).map((key) => [key, fresh(open.properties?.[key] ?? {}, root)])
      );
    default:
      return null;
  }
}

/** The shape of a value that stands where no schema says anything: as it is now. */
export function seenShape(value: Plain): Shape {
  if (Array.isArray(value)) return { type: 'array', items: seenShape(value[0] ?? '') };
  if (isObject(value)) {
    const inner = Object.entries(value).map(([key, one]) => [key, seenShape(one)] as const);
    return { type: 'object', properties: Object.fromEntries(inner), required: Object.keys(value) };
  }
  return value === null ? { type: 'string' } : { type: typeof value };
}

/** The shape at a place inside a file. */
export function shapeAt(file: Shape, path: Path): Shape {
  let shape = file;
  for (const step of path) {
    const open = variants(shape, file).find((one) => one.type !== 'null') ?? {};
    const inner =
      typeof step === 'number'
        ? open.items
        : (open.properties?.[step] ?? open.additionalProperties ?? undefined);
    shape = typeof inner === 'object' ? inner : {};
  }
  return plainShape(shape, file);
}

/** What of a record can be edited: what the schema names, and what else it says of itself. */
export function fieldsOf(
  record: { [key: string]: Plain },
  shape: Shape
): readonly (readonly [string, Shape])[] {
  const named = Object.entries(shape.properties ?? {});
  const more = Object.entries(record)
    .filter(([key]) => !(key in (shape.properties ?? {})))
    .map(([key, value]) => [key, seenShape(value)] as const);
  return [...named, ...more].filter(([key]) => !REMARKS.has(key));
}

// Values in trees that are never changed, only replaced.

export function valueAt(tree: Plain | undefined, path: Path): Plain | undefined {
  let value = tree;
  for (const step of path) {
    if (Array.isArray(value)) value = value[Number(step)];
    else if (isObject(value)) value = value[String(step)];
    else return undefined;
  }
  return value;
}

/** The same tree with another value at a place; `undefined` takes it away. */
export function withValue(tree: Plain, path: Path, value: Plain | undefined): Plain {
  const [step, ...rest] = path;
  if (step === undefined) return value ?? null;
  if (Array.isArray(tree)) {
    const inner = valueAt(tree, [step]) ?? null;
    return tree.map((one, at) => (at === Number(step) ? withValue(inner, rest, value) : one));
  }
  const whole = isObject(tree) ? { ...tree } : {};
  const key = String(step);
  if (rest.length === 0 && value === undefined) delete whole[key];
  else whole[key] = withValue(whole[key] ?? null, rest, value);
  return whole;
}

/** Whether two trees say the same, in whatever order a server wrote the fields. */
export function isSame(one: Plain | undefined, other: Plain | undefined): boolean {
  if (one === other) return true;
  if (Array.isArray(one) && Array.isArray(other))
    return one.length === other.length && one.every((value, n) => isSame(value, other[n]));
  if (!isObject(one) || !isObject(other)) return false;
  const keys = Object.keys(one);
  return (
    keys.length === Object.keys(other).length &&
    keys.every((key) => key in other && isSame(one[key], other[key]))
  );
}

/** A record without what it says about itself. */
export const unremarked = (record: Plain | undefined): Plain | undefined =>
  isObject(record)
    ? Object.fromEntries(Object.entries(record).filter(([key]) => !REMARKS.has(key)))
    : record;

/** The same record with the remarks of another, which say whence it comes. */
export function remarkedAs(record: Plain | undefined, other: Plain | undefined): Plain {
  const own: { [key: string]: Plain } = isObject(record) ? record : {};
  const remarks: { [key: string]: Plain } = isObject(other) ? other : {};
  const whole: { [key: string]: Plain } = {};
  for (const key of Object.keys({ ...remarks, ...own })) {
    const value = REMARKS.has(key) ? remarks[key] : own[key];
    if (value !== undefined) whole[key] = value;
  }
  return whole;
}

/** The same record where somebody has seen the print: nothing of it is a reconstruction. */
export function asPrinted(record: Plain | undefined): { [key: string]: Plain } {
  const seen = (source: Plain): Plain => (source === 'reconstructed' ? 'rulebook' : source);
  if (!isObject(record)) return {};
  const { reconstructed: _, ...whole } = record;
  if ('source' in whole) whole['source'] = seen(whole['source']!);
  if (isObject(whole['field_sources'])) {
    const fields = Object.entries(whole['field_sources']).map(([key, one]) => [key, seen(one)]);
    whole['field_sources'] = Object.fromEntries(fields) as Plain;
  }
  return whole;
}

/** "terraform_cost" as a person reads it where nobody has words for it. */
export const spaced = (name: string): string => name.replaceAll('_', ' ');
