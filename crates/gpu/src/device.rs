//! A device with its kernels, compiled.

use crate::fault::{Fault, NoGpu};
use std::pin::pin;
use std::sync::mpsc::{self, RecvTimeoutError};
use std::sync::{Arc, Mutex, PoisonError};
use std::task::{Context, Poll, Waker};
use std::thread;
use std::time::Duration;
use wgpu::{BufferBindingType, DeviceType, ErrorFilter, Features, Limits};

/// The kernels. In one module, as they share the node and the bindings.
const SHADER: &str = concat!(
    include_str!("shader/node.wgsl"),
    include_str!("shader/sweep.wgsl"),
    include_str!("shader/branch.wgsl"),
    include_str!("shader/search.wgsl"),
    include_str!("shader/convert.wgsl"),
);

/// How long drivers may take to begin: the first time they compile the kernels.
const PATIENCE: Duration = Duration::from_secs(60);

/// A device that is ready to solve.
pub(crate) struct Device {
    pub(crate) device: wgpu::Device,
    pub(crate) queue: wgpu::Queue,
    pub(crate) layout: wgpu::BindGroupLayout,
    pub(crate) unpack: wgpu::ComputePipeline,
    pub(crate) search: wgpu::ComputePipeline,
    pub(crate) pack: wgpu::ComputePipeline,
    pub(crate) name: String,
    pub(crate) interface: &'static str,
    pub(crate) is_software: bool,
    /// Nanoseconds of a tick, if the device tells the time.
    pub(crate) tick: Option<f32>,
    pub(crate) size: Size,
    /// The first fault that the driver has reported.
    fault: Arc<Mutex<Option<Fault>>>,
}

/// How much a device does at once.
#[derive(Clone, Copy)]
pub(crate) struct Size {
    /// Puzzles in a chunk.
    pub(crate) chunk: usize,
    /// Invocations.
    pub(crate) lanes: usize,
    /// Sweeps in a dispatch. It ends after a tenth of a second or so: drivers stop those that take seconds,
    /// and a cancelled call waits for it.
    pub(crate) steps: u32,
    /// Splits that a problem may take once all problems of a chunk are taken, before it is left to the CPU.
    /// The last problems would keep a device waiting that could solve thousands.
    pub(crate) grace: u32,
    /// How long a dispatch may take.
    pub(crate) patience: Duration,
}

impl Size {
    /// Open nodes that fit into an invocation's stack. Grids with fewer than ten givens may need more.
    pub(crate) const DEPTH: usize = 32;
    /// Splits that a problem may take on the device. An invocation is slow by itself, so the few problems
    /// that take more would keep a chunk waiting; on the CPU they take as long as on the device or less.
    pub(crate) const BUDGET: u32 = 1024;
    /// Words of an invocation: its stack, its own node, and what `suspend` keeps.
    pub(crate) const LANE: usize = (Self::DEPTH + 1) * crate::parcel::NODE + Self::REST;
    /// The last of these.
    pub(crate) const REST: usize = 10;

    /// Rounds without a new outcome after which a device is given up. The largest tree takes fewer: a split
    /// is followed by some five sweeps, and never by 64 on average.
    pub(crate) const fn idle_rounds(&self) -> u32 {
        let steps = if self.steps < 256 { 256 } else { self.steps };
        16 + Self::BUDGET * 64 / steps
    }

    /// Enough invocations that a device of this type can hide its latencies, and enough puzzles that each of
    /// them gets some.
    fn of(kind: DeviceType, limits: &Limits) -> Self {
        let second = Duration::from_secs(1);
        let (chunk, lanes, steps, grace, patience) = match kind {
            DeviceType::DiscreteGpu | DeviceType::VirtualGpu => (1 << 20, 1 << 16, 2048, 64, 10 * second),
            DeviceType::IntegratedGpu | DeviceType::Other => (1 << 18, 1 << 14, 1024, 64, 10 * second),
            // A processor that may be busy with other things. Nothing waits for the last problems: they are
            // its own work in either way.
            DeviceType::Cpu => (1 << 14, 1 << 9, 256, Self::BUDGET, 60 * second),
        };
        let most = limits.max_storage_buffer_binding_size.min(limits.max_buffer_size) as usize;
        Self {
            chunk: chunk.min(most / (4 * crate::parcel::NODE) / 64 * 64),
            lanes: lanes.min(most / (4 * Self::LANE) / 64 * 64),
            steps,
            grace,
            patience,
        }
    }
}

impl Device {
    /// Opens the best adapter of this machine: graphics cards first, software last or never. A thread of its
    /// own asks the drivers, as nobody could stop one that hangs.
    pub(crate) fn open(takes_software: bool) -> Result<Self, NoGpu> {
        let (sender, receiver) = mpsc::channel();
        let ask = move || drop(sender.send(Self::ask(takes_software)));
        if thread::Builder::new().name("gpu".into()).spawn(ask).is_err() {
            return Self::ask(takes_software);
        }
        receiver.recv_timeout(PATIENCE).unwrap_or_else(|error| match error {
            RecvTimeoutError::Timeout => Err(NoGpu::Overdue(PATIENCE)),
            RecvTimeoutError::Disconnected => Err(NoGpu::Absent),
        })
    }

    fn ask(takes_software: bool) -> Result<Self, NoGpu> {
        let instance = wgpu::Instance::new(wgpu::InstanceDescriptor {
            flags: wgpu::InstanceFlags::empty(),
            ..wgpu::InstanceDescriptor::new_without_display_handle()
        });
        let adapters = now(instance.enumerate_adapters(wgpu::Backends::all()));
        let order = |adapter: &wgpu::Adapter| match adapter.get_info().device_type {
            DeviceType::DiscreteGpu => 0,
            DeviceType::VirtualGpu => 1,
            DeviceType::IntegratedGpu => 2,
            DeviceType::Other => 3,
            DeviceType::Cpu => 4,
        };
        let fits =
            |adapter: &wgpu::Adapter| takes_software || adapter.get_info().device_type != DeviceType::Cpu;
        let adapter = adapters.into_iter().filter(fits).min_by_key(order).ok_or(NoGpu::Absent)?;
        Self::of(&adapter)
    }

    fn of(adapter: &wgpu::Adapter) -> Result<Self, NoGpu> {
        let info = adapter.get_info();
        let refused = |why: String| NoGpu::Refused { adapter: info.name.clone(), why };
        let offered = adapter.limits();
        let limits = Limits {
            max_buffer_size: offered.max_buffer_size,
            max_storage_buffer_binding_size: offered.max_storage_buffer_binding_size,
            ..Limits::default().or_worse_values_from(&offered)
        };
        let size = Size::of(info.device_type, &limits);
        let features = adapter.features() & Features::TIMESTAMP_QUERY;
        let (device, queue) = now(adapter.request_device(&wgpu::DeviceDescriptor {
            label: Some("sudokit"),
            required_features: features,
            required_limits: limits,
            ..Default::default()
        }))
        .map_err(|error| refused(error.to_string()))?;
        let fault = Arc::new(Mutex::new(None));
        let note = |fault: &Arc<Mutex<Option<Fault>>>| {
            let fault = Arc::clone(fault);
            move |new: Fault| _ = fault.lock().unwrap_or_else(PoisonError::into_inner).get_or_insert(new)
        };
        let note_error = note(&fault);
        device.on_uncaptured_error(Arc::new(move |error| {
            note_error(match error {
                wgpu::Error::OutOfMemory { source } => Fault::Memory(source.to_string()),
                wgpu::Error::Validation { description, .. } => Fault::Refused(one_line(&description)),
                wgpu::Error::Internal { description, .. } => Fault::Lost(one_line(&description)),
            });
        }));
        let note_loss = note(&fault);
        device.set_device_lost_callback(move |_, why| note_loss(Fault::Lost(one_line(&why))));

        let scopes = [ErrorFilter::Internal, ErrorFilter::OutOfMemory, ErrorFilter::Validation]
            .map(|filter| device.push_error_scope(filter));
        let module = device.create_shader_module(wgpu::ShaderModuleDescriptor {
            label: Some("search"),
            source: wgpu::ShaderSource::Wgsl(SHADER.into()),
        });
        let layout = layout(&device);
        let pipelines = device.create_pipeline_layout(&wgpu::PipelineLayoutDescriptor {
            bind_group_layouts: &[Some(&layout)],
            ..Default::default()
        });
        let kernel = |name| {
            device.create_compute_pipeline(&wgpu::ComputePipelineDescriptor {
                label: Some(name),
                layout: Some(&pipelines),
                module: &module,
                entry_point: Some(name),
                compilation_options: wgpu::PipelineCompilationOptions::default(),
                cache: None,
            })
        };
        let (unpack, search, pack) = (kernel("unpack"), kernel("search"), kernel("pack"));
        for scope in scopes.into_iter().rev() {
            if let Some(error) = now(scope.pop()) {
                return Err(refused(one_line(&error.to_string())));
            }
        }
        let tick = features.contains(Features::TIMESTAMP_QUERY).then(|| queue.get_timestamp_period());
        Ok(Self {
            device,
            queue,
            layout,
            unpack,
            search,
            pack,
            name: info.name.clone(),
            interface: match info.backend {
                wgpu::Backend::Vulkan => "Vulkan",
                wgpu::Backend::Metal => "Metal",
                wgpu::Backend::Dx12 => "Direct3D 12",
                wgpu::Backend::Gl => "OpenGL",
                wgpu::Backend::BrowserWebGpu => "WebGPU",
                wgpu::Backend::Noop => "none",
            },
            is_software: info.device_type == DeviceType::Cpu,
            tick,
            size,
            fault,
        })
    }

    /// The first fault that the driver has reported, if any.
    pub(crate) fn fault(&self) -> Option<Fault> {
        self.fault.lock().unwrap_or_else(PoisonError::into_inner).clone()
    }
}

/// The bindings of `shader/search.wgsl`.
fn layout(device: &wgpu::Device) -> wgpu::BindGroupLayout {
    let storage = BufferBindingType::Storage { read_only: false };
    let kinds = [BufferBindingType::Uniform, storage, storage, storage, storage, storage];
    let entries: Vec<_> = (0..)
        .zip(kinds)
        .map(|(binding, ty)| wgpu::BindGroupLayoutEntry {
            binding,
            visibility: wgpu::ShaderStages::COMPUTE,
            ty: wgpu::BindingType::Buffer { ty, has_dynamic_offset: false, min_binding_size: None },
            count: None,
        })
        .collect();
    device.create_bind_group_layout(&wgpu::BindGroupLayoutDescriptor { label: None, entries: &entries })
}

/// The result of a future. Outside browsers these are ready as soon as they are made.
fn now<F: Future>(future: F) -> F::Output {
    let mut future = pin!(future);
    loop {
        if let Poll::Ready(output) = future.as_mut().poll(&mut Context::from_waker(Waker::noop())) {
            return output;
        }
        thread::yield_now();
    }
}

/// A message of several lines in one.
fn one_line(message: &str) -> String {
    message.split_whitespace().collect::<Vec<_>>().join(" ")
}
