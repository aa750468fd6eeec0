//! Addresses of the processes of a cluster.

use crate::error::QueryError;
use crate::tables::said;
use std::net::{IpAddr, TcpListener, TcpStream, ToSocketAddrs};
use std::time::{Duration, Instant};
use sudokit::Cancel;

/// An address of this machine.
#[derive(Clone, Debug)]
pub(super) struct Place {
    /// Its name for the others.
    pub(super) name: String,
    ip: IpAddr,
}

impl Place {
    /// A name or an address at which this machine listens and the others reach it.
    pub(super) fn new(name: &str) -> Result<Self, QueryError> {
        let unknown = |why: &str| QueryError::Cluster(format!("cannot listen at {name}: {why}"));
        let mut addresses = (name, 0).to_socket_addrs().map_err(|error| unknown(&said(&error)))?;
        let ip = addresses.next().ok_or_else(|| unknown("it is no address"))?.ip();
        if ip.is_unspecified() {
            return Err(unknown("the others need an address at which they reach this machine"));
        }
        // Many systems resolve their own name like this.
        if ip.is_loopback() && name.parse::<IpAddr>().is_err() && name != "localhost" {
            return Err(unknown(&format!("it stands for {ip} here, where nobody else reaches this machine")));
        }
        let name = if name.contains(':') { format!("[{name}]") } else { name.to_owned() };
        Ok(Self { name, ip })
    }

    /// The address in front of a port.
    pub(super) fn host(&self) -> String {
        match self.ip {
            IpAddr::V4(ip) => ip.to_string(),
            IpAddr::V6(ip) => format!("[{ip}]"),
        }
    }

    /// Listens at a port, or with 0 at one that is free.
    pub(super) fn listen(&self, port: u16) -> Result<(TcpListener, u16), QueryError> {
        let listening = TcpListener::bind((self.ip, port)).and_then(|listener| {
            let port = listener.local_addr()?.port();
            Ok((listener, port))
        });
        listening.map_err(|error| {
            QueryError::Cluster(format!("cannot listen at {}:{port}: {}", self.name, said(&error)))
        })
    }
}

/// A scheduler by its address.
#[derive(Clone, Debug)]
pub(crate) struct Address {
    pub(super) host: String,
    pub(super) port: u16,
}

impl Address {
    /// Reads HOST:PORT.
    pub(super) fn new(text: &str) -> Result<Self, QueryError> {
        let parts = text.rsplit_once(':').and_then(|(host, port)| Some((host, port.parse().ok()?)));
        match parts {
            Some((host, port)) if !host.is_empty() => Ok(Self { host: host.to_owned(), port }),
            _ => Err(QueryError::Cluster(format!(
                "expected the address of a scheduler, such as 10.0.0.1:50050, found {text}"
            ))),
        }
    }

    pub(super) fn url(&self) -> String {
        format!("http://{}:{}", self.host, self.port)
    }

    /// Waits until a process listens there, at most so long.
    pub(super) fn wait(&self, most: Duration, cancel: &Cancel) -> Result<(), QueryError> {
        let until = Instant::now() + most;
        let host = self.host.trim_start_matches('[').trim_end_matches(']');
        loop {
            cancel.check().map_err(|_| QueryError::Cancelled)?;
            let reached = (host, self.port).to_socket_addrs().and_then(|mut addresses| {
                let first = addresses.next().ok_or(std::io::ErrorKind::NotFound)?;
                TcpStream::connect_timeout(&first, Duration::from_secs(5))
            });
            match reached {
                Ok(_) => return Ok(()),
                Err(error) if Instant::now() >= until => {
                    return Err(QueryError::Cluster(format!(
                        "cannot reach a scheduler at {}:{}: {}",
                        self.host,
                        self.port,
                        said(&error)
                    )));
                }
                Err(_) => std::thread::sleep(Duration::from_millis(100)),
            }
        }
    }
}
