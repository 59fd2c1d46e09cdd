/** What the schemas of the wire have in common: a name in the description for machines, and that they fit the types. */
import * as z from 'zod';

/** Schemas that have a name of their own in `/api/openapi.json`. */
export const SCHEMAS = z.registry<{ readonly id: string }>();

/** Optional fields made into fields, so that one which the other side lacks is missed. */
type Whole<T> = T extends readonly (infer Item)[]
  ? readonly Whole<Item>[]
  : T extends object
    ? { readonly [Key in keyof T]-?: Whole<T[Key]> }
    : T;

type Same<One, Other> = [One, Whole<One>] extends [Other, Whole<Other>]
  ? [Other, Whole<Other>] extends [One, Whole<One>]
    ? true
    : false
  : false;

/** The schema of a type that is written elsewhere. It does not compile if either has what the other has not. */
export const schemaOf =
  <T>() =>
  <Out extends T, In>(
    schema: z.ZodType<Out, In>,
    ..._misfit: Same<T, Out> extends true ? [] : ['the type has what the schema has not']
  ): z.ZodType<T, In> =>
    schema;

/** A list, of which nobody needs to change anything. */
export const many = <Item extends z.ZodType>(item: Item) => z.array(item).readonly();

/** Something of WebAuthn, by its name there: we look at its outline, the browser and the library at the rest. */
export const webAuthn = <T>(name: string, outline: z.ZodType) =>
  z
    .custom<T>((value) => outline.safeParse(value).success)
    .meta({ type: 'object', description: `${name} of WebAuthn` })
    .register(SCHEMAS, { id: name });
