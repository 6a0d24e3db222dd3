/** Whether something is a value of a type. */
type Guard<Value> = (value: unknown) => value is Value;

/** A guard for each field: the compiler reports one that is missing or of another type. */
type Shape<Value> = { readonly [Field in keyof Value]-?: Guard<Value[Field]> };

function isObject<Value>(shape: Shape<Value>): Guard<Value> {
  const guards = Object.entries<Guard<unknown>>(shape);
  return (value): value is Value =>
    typeof value === "object" &&
    value !== null &&
    guards.every(([field, isField]) => isField(Reflect.get(value, field)));
}

function isListOf<Value>(isElement: Guard<Value>, least = 0, most = 1000): Guard<readonly Value[]> {
  return (value): value is readonly Value[] =>
    // A copy, since `every` skips the holes of an array.
    Array.isArray(value) && value.length >= least && value.length <= most && [...value].every(isElement);
}

function isNullOr<Value>(isValue: Guard<Value>): Guard<Value | null> {
  return (value): value is Value | null => value === null || isValue(value);
}

function isOneOf<Word extends string>(...words: readonly Word[]): Guard<Word> {
  return (value): value is Word => words.some((word) => word === value);
}

/** A text of that many UTF-16 code units that matches a form. */
function isText(least: number, most: number, form: RegExp): Guard<string> {
  return (value): value is string =>
    typeof value === "string" && value.length >= least && value.length <= most && form.test(value);
}

function isWhole(least: number, most: number): Guard<number> {
  return (value): value is number =>
    typeof value === "number" && Number.isInteger(value) && value >= least && value <= most;
}

function isBoolean(value: unknown): value is boolean {
  return typeof value === "boolean";
}

/** A day that exists, `YYYY-MM-DD`. */
function isDay(value: unknown): value is string {
  if (typeof value !== "string" || !/^[0-9]{4}-[0-9]{2}-[0-9]{2}$/.test(value)) return false;
  const day = new Date(`${value}T00:00:00Z`);
  // Some engines take February 30th for March 2nd.
  return !Number.isNaN(day.getTime()) && day.toISOString().startsWith(value);
}
