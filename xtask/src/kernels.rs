//! Checks that the solver's kernels are whole: generic code that is compiled for the instructions of a
//! backend must be inlined into the function that enables them. A remaining call is compiled for any
//! machine, and passes registers through memory.
//!
//! `cargo xtask kernels PROGRAM` disassembles a release build and reads which functions the kernels call.

use std::process::Command;

/// The kernels that every x86-64 program with a solver has, whether or not this machine can run them.
const KERNELS: [&str; 4] = [
    "sudokit_solve::lanes::avx2::run",
    "sudokit_solve::lanes::avx2::walk",
    "sudokit_solve::lanes::avx512::run",
    "sudokit_solve::lanes::avx512::walk",
];

/// Functions that a kernel may call: its exits and entries, memory, and the end of the program. A call
/// through a pointer, to a queue or to a visitor, has no name.
const MAY_BE_CALLED: [&str; 14] = [
    "alloc::",
    "core::panicking::",
    "core::option::",
    "core::result::",
    "core::slice::index::",
    "memcpy",
    "memmove",
    "memset",
    "sudokit_core::",
    "sudokit_solve::lanes::node::Node::",
    "sudokit_solve::lanes::search::Lane::turn",
    "sudokit_solve::single::Walk::turn",
    "sudokit_solve::single::node::ByteNode::of_candidates",
    "<alloc::",
];

/// Checks a program. Returns true if its kernels are whole.
pub(crate) fn run(program: &str) -> bool {
    let disassembly =
        Command::new("objdump").args(["--disassemble", "--demangle", "--no-show-raw-insn", program]).output();
    let text = match disassembly {
        Ok(output) if output.status.success() => String::from_utf8_lossy(&output.stdout).into_owned(),
        Ok(output) => {
            eprint!("{}", String::from_utf8_lossy(&output.stderr));
            return false;
        }
        Err(error) => {
            eprintln!("error: objdump: {error}; it is part of binutils");
            return false;
        }
    };
    let faults: Vec<String> = KERNELS.iter().flat_map(|kernel| faults(kernel, &text)).collect();
    for fault in &faults {
        println!("{fault}");
    }
    println!("kernels: {}", if faults.is_empty() { "whole" } else { "NOT WHOLE" });
    faults.is_empty()
}

/// The forbidden calls of a kernel.
fn faults(kernel: &str, disassembly: &str) -> Vec<String> {
    let head = format!("<{kernel}>:");
    let Some((_, body)) = disassembly.split_once(&head) else {
        return vec![format!("{kernel}: not in the program")];
    };
    let body = body.split("\n\n").next().unwrap_or_default();
    let mut called: Vec<&str> =
        body.lines().filter_map(callee).filter(|callee| !callee.starts_with(kernel)).collect();
    called.retain(|callee| !MAY_BE_CALLED.iter().any(|allowed| callee.starts_with(allowed)));
    called.sort_unstable();
    called.dedup();
    called.into_iter().map(|callee| format!("{kernel} calls {callee}")).collect()
}

/// The function that a line calls, or jumps to for good.
fn callee(line: &str) -> Option<&str> {
    let instruction = line.split_once(":\t")?.1;
    let (name, operand) = instruction.split_once(char::is_whitespace)?;
    let is_call = name.starts_with("call") || name.starts_with('j');
    let (_, target) = operand.split_once('<').filter(|_| is_call)?;
    target.strip_suffix('>')
}

#[cfg(test)]
mod tests {
    use super::*;

    const PROGRAM: &str = "\
0000000000001000 <sudokit_solve::lanes::avx2::run>:
    1000:\tvpand  %ymm0,%ymm1,%ymm2
    1004:\tjne    1000 <sudokit_solve::lanes::avx2::run+0x10>
    1008:\tcall   2000 <core::panicking::panic_bounds_check>
    100c:\tcall   *0x18(%rax)
    1010:\tcall   *0x16617(%rip)        # 7ee40 <memcpy@GLIBC_2.14>

0000000000001100 <sudokit_solve::lanes::avx512::run>:
    1100:\tcall   3000 <sudokit_solve::lanes::sweep::lines::{{closure}}>
    1104:\tcall   3000 <sudokit_solve::lanes::sweep::lines::{{closure}}>
    1108:\tjmp    4000 <core::core_arch::x86::avx2::_mm256_or_si256>

0000000000003000 <sudokit_solve::lanes::sweep::lines::{{closure}}>:
    3000:\tcall   5000 <anything>
";

    #[test]
    fn calls_of_ours_are_found() {
        assert_eq!(faults("sudokit_solve::lanes::avx2::run", PROGRAM), Vec::<String>::new());
        assert_eq!(
            faults("sudokit_solve::lanes::avx512::run", PROGRAM),
            [
                "sudokit_solve::lanes::avx512::run calls core::core_arch::x86::avx2::_mm256_or_si256",
                "sudokit_solve::lanes::avx512::run calls sudokit_solve::lanes::sweep::lines::{{closure}}",
            ]
        );
    }

    #[test]
    fn a_kernel_that_is_not_there_is_a_fault() {
        assert_eq!(faults("elsewhere::run", PROGRAM), ["elsewhere::run: not in the program"]);
    }
}
