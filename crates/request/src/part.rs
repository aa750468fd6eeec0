//! Parts of requests: fields that are described where they are read.

use crate::failure::Failure;
use crate::field::Field;
use crate::value::{Value, Wrong};
use serde_json::{Map, Value as Json};
use sudokit::Shown;

/// Some fields of a request, as a type.
pub trait Part: Sized {
    /// The fields, in order.
    fn fields() -> Vec<Field>;

    /// Takes these fields out of those given.
    ///
    /// # Errors
    /// A field is missing or wrong.
    fn take(given: &mut Given) -> Result<Self, Failure>;

    /// Reads an object that has these fields and no others.
    ///
    /// # Errors
    /// The value is not an object, or a field is missing, unknown or wrong.
    ///
    /// ```
    /// use sudokit_request::{Order, Part};
    ///
    /// let order = Order::read(serde_json::json!({ "level": "hard", "givens": [28, 32] }))?;
    /// assert_eq!(order.count.0, 1);
    /// let wrong = Order::read(serde_json::json!({ "levle": "hard" })).unwrap_err();
    /// assert_eq!(wrong.message, "'levle' is not a field there; did you mean 'level'?");
    /// # Ok::<(), sudokit_request::Failure>(())
    /// ```
    fn read(json: Json) -> Result<Self, Failure> {
        Self::take(&mut Given::of(json, &Self::fields())?)
    }
}

/// The fields that were given and not taken yet.
#[derive(Debug)]
pub struct Given(Map<String, Json>);

impl Given {
    /// The fields of an object, none of them unknown or repeated.
    fn of(json: Json, fields: &[Field]) -> Result<Self, Failure> {
        let Json::Object(given) = json else {
            return Err(Failure::argument(format!("expected an object with fields, found {}", shown(&json))));
        };
        let unknown = given.keys().filter(|name| !fields.iter().any(|field| field.is_called(name)));
        // The first by name: not every reader of JSON keeps the order of fields.
        if let Some(name) = unknown.min() {
            let why = format!("'{}' is not a field there; {}", shortened(name), meant(name, fields));
            return Err(Failure::argument(why));
        }
        for field in fields {
            let mut there = field.names().filter(|name| given.contains_key(*name));
            if let (Some(one), Some(other)) = (there.next(), there.next()) {
                return Err(Failure::argument(format!("'{other}' and '{one}' are the same field")));
            }
        }
        Ok(Self(given))
    }

    /// The value of a field, or its default.
    pub(crate) fn value<T: Value>(&mut self, field: &Field) -> Result<T, Failure> {
        let found = field.names().find_map(|name| self.0.remove(name));
        let json = match (found, field.default) {
            (Some(json), None) => json,
            // Null stands for the default, if there is one.
            (Some(json), Some(_)) if !json.is_null() => json,
            (_, Some(default)) => serde_json::from_str(default).expect("a default is JSON"),
            (None, None) => return Err(Failure::argument(format!("the field '{}' is missing", field.name))),
        };
        T::read(&json).map_err(|wrong| match wrong {
            Wrong::Refused(error) => error.into(),
            Wrong::Expected(what) => {
                Failure::argument(format!("{}: expected {what}, found {}", field.name, shown(&json)))
            }
        })
    }
}

/// The field with the nearest name, or all fields if none is near.
fn meant(name: &str, fields: &[Field]) -> String {
    /// The similarity, from 0 to 1, above which a name is suggested for another.
    const ALIKE: f64 = 0.8;
    let name = name.to_ascii_lowercase();
    let names = fields.iter().flat_map(|field| field.names().map(|other| (field.name, other)));
    let near = names.map(|(field, other)| (field, strsim::jaro_winkler(&name, other)));
    match near.filter(|(_, likeness)| *likeness > ALIKE).max_by(|a, b| a.1.total_cmp(&b.1)) {
        Some((field, _)) => format!("did you mean '{field}'?"),
        None if fields.is_empty() => "it has no fields".to_owned(),
        None => {
            format!("the fields are {}", fields.iter().map(|field| field.name).collect::<Vec<_>>().join(", "))
        }
    }
}

/// Text that was found, cut short enough for a message.
fn shortened(text: &str) -> Shown<'_> {
    sudokit::shown(text).within(60)
}

/// A value that was found, as a message shows it.
fn shown(json: &Json) -> String {
    match json {
        Json::Object(_) => "an object".to_owned(),
        Json::String(text) => format!("\"{}\"", shortened(text)),
        Json::Array(items) => format!("a list of {}", items.len()),
        other => other.to_string(),
    }
}

/// Declares a struct whose fields are described where they are read: each has its description, sort and
/// default beside it. A field without a default is required. `..` adds the fields of another part.
macro_rules! part {
    (
        $(#[doc = $doc:literal])+
        pub struct $name:ident {
            $(
                $(#[doc = $about:literal])+
                $field:ident $(| $synonym:ident)* : $type:ty $(= $default:literal)?,
            )*
            $(.. $inner:ident: $part:ty,)*
        }
    ) => {
        $(#[doc = $doc])+
        #[derive(Clone, Debug)]
        #[non_exhaustive]
        pub struct $name {
            $($(#[doc = $about])+ pub $field: $type,)*
            $(
                #[doc = concat!("The fields of [`", stringify!($part), "`].")]
                pub $inner: $part,
            )*
        }

        impl $crate::part::Part for $name {
            fn fields() -> Vec<$crate::field::Field> {
                let own = vec![$($crate::part::described!(
                    concat!($($about),+), $field $(| $synonym)*: $type $(= $default)?
                )),*];
                [own, $(<$part>::fields()),*].concat()
            }

            #[allow(unused_variables, reason = "a request may have no fields")]
            fn take(given: &mut $crate::part::Given) -> Result<Self, $crate::failure::Failure> {
                Ok(Self {
                    $($field: given.value(&$crate::part::described!(
                        "", $field $(| $synonym)*: $type $(= $default)?
                    ))?,)*
                    $($inner: <$part>::take(given)?,)*
                })
            }
        }
    };
}

/// The description of one field.
macro_rules! described {
    ($about:expr, $field:ident $(| $synonym:ident)*: $type:ty $(= $default:literal)?) => {
        $crate::field::Field {
            name: stringify!($field),
            synonyms: &[$(stringify!($synonym)),*],
            about: $about,
            sort: <$type as $crate::value::Value>::SORT,
            default: [$(Some($default),)? None][0],
        }
    };
}

pub(crate) use {described, part};
