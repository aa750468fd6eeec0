//! Responses: a file of the app, or an error.

use super::bundle::{self, File};
use crate::io::http::{self, Names};
use http_body_util::Full;
use hyper::body::{Bytes, Incoming};
use hyper::header::{self, HeaderName, HeaderValue};
use hyper::http::response::Builder;
use hyper::{HeaderMap, Method, Request, Response, StatusCode};
use std::future::ready;
use std::net::Ipv4Addr;

/// The app at an address.
pub(super) struct Site {
    names: Names,
    /// Content security policy: that of the app, and no frames.
    policy: HeaderValue,
}

/// Headers of every response: no access from other origins, no guessing of types.
const ALWAYS: [(HeaderName, &str); 6] = [
    (header::X_CONTENT_TYPE_OPTIONS, "nosniff"),
    (header::REFERRER_POLICY, "no-referrer"),
    (HeaderName::from_static("cross-origin-opener-policy"), "same-origin"),
    (HeaderName::from_static("cross-origin-embedder-policy"), "require-corp"),
    (HeaderName::from_static("cross-origin-resource-policy"), "same-origin"),
    // A newer program has newer files at the same address. To ask whether they changed costs nothing on one
    // machine.
    (header::CACHE_CONTROL, "no-cache"),
];

impl Site {
    /// The app at a port of this machine.
    pub(super) fn at(port: u16) -> Self {
        let names = Names::at(Ipv4Addr::LOCALHOST.into(), port);
        let page = bundle::page();
        let own = page
            .split_once("Content-Security-Policy\" content=\"")
            .and_then(|(_, rest)| rest.split_once('"'));
        let (own, _) = own.expect("the page says what it may load");
        let policy = format!("{own}; frame-ancestors 'none'");
        Self { names, policy: policy.try_into().expect("it is made of plain letters") }
    }

    /// The response to a request.
    fn respond<B>(&self, request: &Request<B>) -> Response<Full<Bytes>> {
        if !self.names.are_in(request) {
            return self
                .refuse(StatusCode::MISDIRECTED_REQUEST, "this server is for the machine that it runs on");
        }
        if ![Method::GET, Method::HEAD].contains(request.method()) {
            let mut refused = self.refuse(StatusCode::METHOD_NOT_ALLOWED, "only GET and HEAD are answered");
            refused.headers_mut().insert(header::ALLOW, HeaderValue::from_static("GET, HEAD"));
            return refused;
        }
        match bundle::at(request.uri().path()) {
            Some(file) => self.file(file, request.headers()),
            None => self.refuse(StatusCode::NOT_FOUND, "there is no such file"),
        }
    }

    fn file(&self, file: &File, asked: &HeaderMap) -> Response<Full<Bytes>> {
        let is_packed = takes_gzip(asked);
        let tag = format!("\"{:016x}{}\"", file.number(), if is_packed { "-gzip" } else { "" });
        let is_known = asked.get_all(header::IF_NONE_MATCH).iter().any(|tags| has_tag(tags, &tag));
        let mut answer = self.begin(if is_known { StatusCode::NOT_MODIFIED } else { StatusCode::OK });
        answer = answer.header(header::ETAG, tag).header(header::VARY, "accept-encoding");
        if is_known {
            return end(answer, Bytes::new());
        }
        answer = answer.header(header::CONTENT_TYPE, file.kind);
        if is_packed {
            end(answer.header(header::CONTENT_ENCODING, "gzip"), Bytes::from_static(file.packed))
        } else {
            end(answer, file.whole().into())
        }
    }

    fn refuse(&self, status: StatusCode, why: &str) -> Response<Full<Bytes>> {
        end(
            self.begin(status).header(header::CONTENT_TYPE, "text/plain; charset=utf-8"),
            format!("{why}\n").into(),
        )
    }

    fn begin(&self, status: StatusCode) -> Builder {
        let answer = Response::builder().status(status).header(header::CONTENT_SECURITY_POLICY, &self.policy);
        ALWAYS.into_iter().fold(answer, |answer, (name, value)| answer.header(name, value))
    }
}

impl http::Site for Site {
    fn answer(&self, request: Request<Incoming>) -> impl Future<Output = Response<Full<Bytes>>> + Send {
        ready(self.respond(&request))
    }
}

fn end(answer: Builder, body: Bytes) -> Response<Full<Bytes>> {
    answer.body(Full::new(body)).expect("names and values are plain")
}

/// True if the client accepts gzip.
fn takes_gzip(asked: &HeaderMap) -> bool {
    let accepted = asked.get_all(header::ACCEPT_ENCODING).iter().filter_map(|value| value.to_str().ok());
    accepted.flat_map(|list| list.split(',')).any(|item| {
        let mut parts = item.split(';').map(str::trim);
        let is_gzip = parts.next().is_some_and(|name| name.eq_ignore_ascii_case("gzip"));
        let weight = parts.find_map(|part| part.strip_prefix("q=")?.parse::<f32>().ok());
        is_gzip && weight.is_none_or(|weight| weight > 0.0)
    })
}

/// True if a list has this entity tag. Weak tags match too, as the tag names the exact bytes.
fn has_tag(tags: &HeaderValue, tag: &str) -> bool {
    let known = |one: &str| one == "*" || one.strip_prefix("W/").unwrap_or(one) == tag;
    tags.to_str().is_ok_and(|tags| tags.split(',').map(str::trim).any(known))
}
