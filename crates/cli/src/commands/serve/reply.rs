//! HTTP replies.

use http_body_util::Full;
use hyper::body::Bytes;
use hyper::header::{self, HeaderName, HeaderValue};
use hyper::{Response, StatusCode};
use sudokit_request::Failure;

/// A reply: status, content type and body.
pub(super) struct Reply {
    status: StatusCode,
    kind: &'static str,
    more: Option<(HeaderName, &'static str)>,
    body: Bytes,
}

/// Headers of every reply: no type sniffing, no frames, no scripts in pictures.
const ALWAYS: [(HeaderName, &str); 4] = [
    (header::X_CONTENT_TYPE_OPTIONS, "nosniff"),
    (header::CACHE_CONTROL, "no-store"),
    (
        header::CONTENT_SECURITY_POLICY,
        "default-src 'none'; style-src 'unsafe-inline'; frame-ancestors 'none'",
    ),
    (header::REFERRER_POLICY, "no-referrer"),
];

impl Reply {
    pub(super) fn json(status: StatusCode, body: impl Into<Bytes>) -> Self {
        Self { status, kind: "application/json", more: None, body: body.into() }
    }

    pub(super) fn text(body: impl Into<Bytes>) -> Self {
        Self::of_kind("text/plain; charset=utf-8", body)
    }

    /// A result that is not JSON.
    pub(super) fn of_kind(kind: &'static str, body: impl Into<Bytes>) -> Self {
        Self { status: StatusCode::OK, kind, more: None, body: body.into() }
    }

    pub(super) const fn status(&self) -> StatusCode {
        self.status
    }

    /// Adds a header.
    pub(super) fn with(self, name: HeaderName, value: &'static str) -> Self {
        Self { more: Some((name, value)), ..self }
    }

    /// The response, without its body if only the head is requested.
    pub(super) fn response(self, is_head: bool) -> Response<Full<Bytes>> {
        let Self { status, kind, more, body } = self;
        let mut answer = Response::builder().status(status).header(header::CONTENT_TYPE, kind);
        for (name, value) in ALWAYS.into_iter().chain(more) {
            answer = answer.header(name, HeaderValue::from_static(value));
        }
        if status == StatusCode::SERVICE_UNAVAILABLE {
            answer = answer.header(header::RETRY_AFTER, "1");
        }
        if is_head {
            answer = answer.header(header::CONTENT_LENGTH, body.len());
        }
        let body = if is_head { Bytes::new() } else { body };
        answer.body(Full::new(body)).expect("names and values are plain")
    }
}

/// The reply to a malformed request.
pub(super) fn failed(status: StatusCode, why: &str) -> Reply {
    of_failure(status, &Failure::argument(why))
}

/// The reply for a failure.
pub(super) fn of_failure(status: StatusCode, failure: &Failure) -> Reply {
    Reply::json(status, serde_json::to_string(failure).expect("it is made of texts and numbers"))
}
