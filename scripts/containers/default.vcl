vcl 4.1;

# Varnish 7 with varnish-modules before the web servers (docs/running.md). Pages and files stay until a write purges what they
# were made from.
import std;
import directors;
import var;
import xkey;

backend web_1 {
	.host = "web-1";
	.port = "3000";
	.probe = {
		.url = "/healthz";
		.interval = 1s;
		.timeout = 2s;
		.window = 3;
		.threshold = 2;
		.initial = 2;
	}
}

backend web_2 {
	.host = "web-2";
	.port = "3000";
	.probe = {
		.url = "/healthz";
		.interval = 1s;
		.timeout = 2s;
		.window = 3;
		.threshold = 2;
		.initial = 2;
	}
}

# Who may purge: the APIs.
acl apis {
	"localhost";
	"10.0.0.0"/8;
	"172.16.0.0"/12;
	"192.168.0.0"/16;
}

sub vcl_init {
	var.global_set("purge", "none yet");
	new web = directors.round_robin();
	web.add_backend(web_1);
	web.add_backend(web_2);
}

sub vcl_recv {
	set req.backend_hint = web.backend();
	if (req.method == "PURGE") {
		if (client.ip !~ apis || req.http.X-Forwarded-For ~ ",") {
			return (synth(403, "Forbidden"));
		}
		# First: what is being fetched now may be older than the write, and is fetched again (vcl_backend_response).
		var.global_set("purge", req.xid);
		# Kept for when no web server answers.
		set req.http.X-Purged = xkey.softpurge(req.http.xkey-purge);
		return (synth(200, "Purged " + req.http.X-Purged));
	}
	# The API streams both ways, and is cached by nobody.
	if (req.url ~ "^/api(/|$)") {
		return (pipe);
	}
	if (req.method != "GET" && req.method != "HEAD") {
		return (pass);
	}
	# What is cached is the same for everybody.
	if (req.url !~ "^/(admin|login)") {
		unset req.http.Cookie;
	}
	if (req.http.Accept-Encoding ~ "br") {
		set req.http.Accept-Encoding = "br";
	} elsif (req.http.Accept-Encoding ~ "gzip") {
		set req.http.Accept-Encoding = "gzip";
	} else {
		unset req.http.Accept-Encoding;
	}
	# What was purged is sent only after a web server has failed.
	if (req.restarts == 0) {
		set req.grace = 0s;
	} else {
		set req.grace = 7d;
	}
	return (hash);
}

# The site is the same under every name.
sub vcl_hash {
	hash_data(req.url);
	return (lookup);
}

sub vcl_backend_fetch {
	set bereq.http.X-Purge = var.global_get("purge");
}

sub vcl_backend_response {
	if (bereq.http.X-Purge != var.global_get("purge") && bereq.retries < 4) {
		return (retry);
	}
	if (beresp.http.Surrogate-Control ~ "max-age" && beresp.status < 500 && bereq.http.X-Purge == var.global_get("purge")) {
		set beresp.ttl = std.duration(regsub(beresp.http.Surrogate-Control, ".*max-age=([0-9]+).*", "\1s"), 0s);
		set beresp.grace = 7d;
		return (deliver);
	}
	set beresp.uncacheable = true;
	set beresp.ttl = 1s;
	return (deliver);
}

sub vcl_deliver {
	if (resp.status >= 500 && req.restarts == 0 && (req.method == "GET" || req.method == "HEAD") && req.url !~ "^/api") {
		return (restart);
	}
	unset resp.http.Surrogate-Control;
	unset resp.http.Surrogate-Key;
	unset resp.http.xkey;
	if (obj.hits > 0) {
		set resp.http.X-Cache = "hit";
	} else {
		set resp.http.X-Cache = "miss";
	}
}
